import type { Send } from "../../adapters/http/client/deliver.ts";
import { rowPath } from "./row-path.ts";

/**
 * Writes each call's method, row, status and milliseconds. Never what the path, the headers or the body hold, because
 * these are secrets and personal data.
 */
export function tracedSend(send: Send, say: (line: string) => void): Send {
  return async (url, request) => {
    const path = rowPath(request.method, new URL(url).pathname);
    const startedAt = performance.now();
    const trace = (outcome: string) =>
      say(`${request.method} ${path} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
    try {
      const reply = await send(url, request);
      trace(String(reply.status));
      return reply;
    } catch (error) {
      trace(error instanceof Error && "code" in error ? String(error.code) : "no reply");
      throw error;
    }
  };
}
