import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { callOf, createMessageReader } from "./message-reader.ts";
import { serveParent } from "./start-child.ts";

/** Answers calls with JSON texts that it was told, as cheaply as it can be done: its client is what is measured. */
serveParent<Readonly<Record<string, string>>, number>(async (texts) => {
  const replies = new Map(Object.entries(texts).map(([call, text]) => [call, reply("200 OK", text)]));
  const missing = reply("404 Not Found", "");
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on("error", () => socket.destroy());
    const hear = createMessageReader((head) => socket.write(replies.get(callOf(head)) ?? missing));
    socket.on("data", hear);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});

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
