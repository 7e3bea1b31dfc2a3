import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent } from "./start-child.ts";

/** What the house replied, by `METHOD /path`. */
export type Replies = Readonly<
  Record<string, { readonly headers: Readonly<Record<string, string>>; readonly body: string }>
>;

/** Node's own server and nothing else: hears a request to its end and answers with bytes that it was told. */
serveParent<Replies, number>(async (told) => {
  const replies = new Map(Object.entries(told));
  const server = createServer((request, response) => {
    const reply = replies.get(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.writeHead(reply ? 200 : 404, reply?.headers).end(reply?.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
