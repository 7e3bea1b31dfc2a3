import type { IncomingMessage } from "node:http";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { BodyLimits, UnreadBody } from "./http-call.ts";

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
      // Without a reader a paused stream holds back what still comes.
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
