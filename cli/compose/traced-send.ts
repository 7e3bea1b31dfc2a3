import type { Send } from "../../adapters/http/client/deliver.ts";

/** Writes each call's method, path, status and milliseconds. Never headers or bodies, because they hold secrets. */
export function tracedSend(send: Send, say: (line: string) => void): Send {
  return async (url, request) => {
    const { pathname, search } = new URL(url);
    const startedAt = performance.now();
    const trace = (outcome: string) =>
      say(`${request.method} ${pathname}${search} ${outcome} ${Math.round(performance.now() - startedAt)} ms`);
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
