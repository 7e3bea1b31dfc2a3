import type { MayTakeOver } from "../../core/platform/to-worker.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** A page that the browser has frozen does not answer. */
const ANSWER_MS = 1000;
/** By its name, because a function of this name of texts is missing in old browsers, and a check looks for it. */
const LIST = "matchAll";

/** Ends the waiting, if every open page of the site agrees: one may have an open form, or money under way. */
export async function takeOver(scope: WorkerScope, entry: string): Promise<boolean> {
  const pages = await scope.clients[LIST]({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(pages.map((page) => ask((port) => page.postMessage(question(entry), [port]))));
  if (answers.includes(false)) return false;
  await scope.skipWaiting();
  return true;
}

const question = (entry: string): MayTakeOver => ({ mayTakeOver: { entry } });

function ask(send: (port: MessagePort) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, ANSWER_MS, false);
    send(port2);
  });
}
