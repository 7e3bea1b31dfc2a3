import { createServer } from "node:http";
import { listen } from "../listen.ts";
import { serveParent } from "../start-child.ts";

/** What the house replied, by `METHOD /path`. */
export type Replies = Readonly<
  Record<string, { readonly headers: Readonly<Record<string, string>>; readonly body: string }>
>;

// Node's own server and nothing else: it reads each request to its end and sends the bytes that it was given for it.
serveParent<Replies, number>((input) => {
  const replies = new Map(Object.entries(input));
  const server = createServer((request, response) => {
    const reply = replies.get(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.writeHead(reply ? 200 : 404, reply?.headers).end(reply?.body));
  });
  return listen(server);
});
