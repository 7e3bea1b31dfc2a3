import type { ServerResponse } from "node:http";
import type { Reply } from "./http-call.ts";

/** Sends a reply with the headers that every reply has. The client may have left. */
export function sendReply(
  outgoing: ServerResponse,
  { status, headers, body, cut }: Reply,
  shared: readonly string[],
): void {
  if (outgoing.destroyed) return cancel(body);
  if (cut && body === undefined) return void outgoing.destroy();
  const head = [...shared];
  if (headers[NO_GUESS] === undefined) head.push(NO_GUESS, "nosniff");
  for (const name in headers) head.push(name, headers[name] ?? "");
  if (body instanceof ReadableStream) {
    outgoing.writeHead(status, head);
    if (outgoing.req.method !== "HEAD") return void sendStream(outgoing, body);
    cancel(body);
    outgoing.end();
  } else if (cut) {
    outgoing.writeHead(status, head);
    outgoing.write(body, () => outgoing.destroy());
  } else {
    if (headers["content-length"] === undefined && status !== 204 && status !== 304) {
      head.push("content-length", String(lengthOf(body)));
    }
    outgoing.writeHead(status, head);
    outgoing.end(body);
  }
}

/** Browsers take the type that the reply says. */
const NO_GUESS = "x-content-type-options";

function lengthOf(body: string | Uint8Array | undefined): number {
  return body === undefined ? 0 : Buffer.byteLength(body);
}

/** Reads on only when the client has taken what was sent. */
async function sendStream(outgoing: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const left = new Promise<void>((resolve) => {
    outgoing.once("close", () => {
      resolve();
      reader.cancel().catch(() => undefined);
    });
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) break;
      if (!outgoing.write(value)) await Promise.race([left, drained(outgoing)]);
    }
    if (!outgoing.destroyed) outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once("drain", resolve);
  });
}

function cancel(body: Reply["body"]): void {
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
}
