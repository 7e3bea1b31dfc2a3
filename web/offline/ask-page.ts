/** A page that the browser has frozen does not answer. */
const ANSWER_MS = 1000;

/** Asks a page through a port of its own. Undefined when it does not answer. */
export function askPage(
  page: { postMessage(message: unknown, transfer: readonly Transferable[]): void },
  question: object,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_MS, undefined);
    page.postMessage(question, [port2]);
  });
}
