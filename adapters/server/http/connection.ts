import type { IncomingMessage, ServerResponse } from "node:http";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { BodyLimits, Reply, UnreadBody } from "./http-call.ts";

/** Reads a request's body as text, within limits of bytes and time. */
export async function readIncoming(
  incoming: IncomingMessage,
  { bodyBytes, bodyMs }: BodyLimits,
): Promise<Result<string, UnreadBody>> {
  const declared = Number(incoming.headers["content-length"] ?? Number.NaN);
  if (declared > bodyBytes) return err("body-too-large");
  // A small body usually comes together with the head, so there is nothing to wait for.
  if (incoming.readableLength !== declared) return readComing(incoming, bodyBytes, bodyMs);
  const whole: Buffer | null = incoming.read();
  return ok(whole === null ? "" : textOf(whole));
}

function readComing(incoming: IncomingMessage, bodyBytes: number, bodyMs: number): Promise<Result<string, UnreadBody>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: Result<string, UnreadBody>) => {
      clearTimeout(timer);
      incoming.off("data", take).off("end", end).off("error", leave).off("close", leave);
      // A paused stream without a reader blocks the bytes that still arrive.
      if (!result.ok) incoming.pause();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyBytes) finish(err("body-too-large"));
      else chunks.push(chunk);
    };
    const end = () => finish(ok(textOf(Buffer.concat(chunks))));
    const leave = () => finish(err("body-incomplete"));
    const timer = setTimeout(() => finish(err("body-too-late")), bodyMs);
    incoming.on("data", take).once("end", end).once("error", leave).once("close", leave);
    if (incoming.destroyed) leave();
  });
}

/** Without the mark that some clients put before UTF-8. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString();
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Headers of every reply, unless it has one of the name. */
export type SharedHeaders = readonly (readonly [name: string, value: string])[];

/** Sends a reply. The client may have left. */
export function sendReply(
  outgoing: ServerResponse,
  { status, headers, body, cut }: Reply,
  shared: SharedHeaders,
): void {
  if (outgoing.destroyed) return cancel(body);
  if (cut && body === undefined) return void outgoing.destroy();
  // A flat list of names and values is what Node writes without looking at it again.
  const head: string[] = [];
  for (const [name, value] of shared) if (headers[name] === undefined) head.push(name, value);
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
    if (headers["content-length"] === undefined && status !== 204 && status !== 304)
      head.push("content-length", String(body === undefined ? 0 : Buffer.byteLength(body)));
    outgoing.writeHead(status, head);
    outgoing.end(body);
  }
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
