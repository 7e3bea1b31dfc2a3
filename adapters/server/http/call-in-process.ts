import { err, ok } from "../../../core/shared/result.ts";
import type { Answer, HttpCall, Reply } from "./http-call.ts";

/** Calls without a connection, as `fetch` does. A path without a host is one of `localhost`. */
export async function callInProcess(answer: Answer, path: string, init: RequestInit = {}): Promise<Response> {
  const call = processCall(path, init);
  return responseOf(await answer(call), call.method);
}

export function processCall(path: string, init: RequestInit = {}): HttpCall {
  const request = new Request(new URL(path, "http://localhost"), init);
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    search: url.search.slice(1),
    headers: { host: url.host, ...Object.fromEntries(request.headers) },
    caller: undefined,
    trace: undefined,
    signal: () => request.signal,
    async readBody({ bodyBytes }) {
      const text = await request.text();
      return new TextEncoder().encode(text).length > bodyBytes ? err("body-too-large") : ok(text);
    },
  };
}

function responseOf({ status, headers, body, cut }: Reply, method: string): Response {
  const empty = method === "HEAD" || status === 204 || status === 304;
  if (empty && body instanceof ReadableStream) body.cancel().catch(() => undefined);
  return new Response(cut ? brokenBody(body) : empty ? null : (body ?? null), { status, headers });
}

/** Fails after these bytes. */
function brokenBody(body: Reply["body"]): ReadableStream<Uint8Array> {
  let sent = !(body instanceof Uint8Array);
  return new ReadableStream({
    pull(controller) {
      if (!sent && body instanceof Uint8Array) controller.enqueue(body);
      else controller.error(new Error("the connection ended before the reply"));
      sent = true;
    },
  });
}
