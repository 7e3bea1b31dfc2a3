import { createServer } from "node:net";
import { listen } from "../serve.ts";
import { createMessageReader } from "./raw-http.ts";
import { serveParent } from "./start-child.ts";

// Sends fixed JSON texts with as little work as possible, because its client is what is measured.
serveParent<Readonly<Record<string, string>>, number>((texts) => {
  const replies = new Map(Object.entries(texts).map(([call, text]) => [call, reply("200 OK", text)]));
  const missing = reply("404 Not Found", "");
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
    const read = createMessageReader((head) => socket.write(replies.get(callOf(head)) ?? missing));
    socket.on("data", read);
  });
  return listen(server);
});

/** `GET /path` of a request's head. */
function callOf(head: string): string {
  return head.slice(0, head.indexOf(" ", head.indexOf(" ") + 1));
}

function reply(status: string, text: string): Buffer {
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `content-length: ${Buffer.byteLength(text)}`,
    "date: Fri, 20 Nov 2026 05:00:00 GMT",
    "connection: keep-alive",
    "keep-alive: timeout=5",
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${text}`);
}
