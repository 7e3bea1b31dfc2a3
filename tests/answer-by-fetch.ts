import { answering, createHttpApp, type HttpApp } from "../adapters/server/http/http-app.ts";

/** An app that answers as a function does that takes a `Request` and gives a `Response`. */
export function answerByFetch(fetch: (request: Request) => Response | Promise<Response>): HttpApp {
  const app = createHttpApp();
  const answer = answering(async (call) => {
    const text = await call.readBody({ bodyBytes: 1_000_000, bodyMs: 10_000 });
    const body = text.ok && text.value !== "" ? { body: text.value } : {};
    const url = `http://${call.headers.host}${call.path}${call.search && `?${call.search}`}`;
    const headers = Object.entries(call.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const reply = await fetch(new Request(url, { method: call.method, headers, ...body }));
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body: reply.body ?? undefined };
  });
  app.all("*", answer);
  return app;
}
