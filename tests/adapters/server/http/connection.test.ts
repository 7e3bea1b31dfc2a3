import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpCall, Reply } from "../../../../adapters/server/http/http-call.ts";
import type { Listening } from "../../../../adapters/server/listen.ts";
import { appOf, listening } from "../open-server.ts";

/** Answers with what it was called, and reads the body where the path says so. */
async function answer(call: HttpCall): Promise<Reply> {
  const { method, path, search } = call;
  if (path === "/whole") return { status: 200, headers: {}, body: "0123456789" };
  await Promise.resolve();
  const read = path === "/unread" ? undefined : await call.readBody({ bodyBytes: 100_000, bodyMs: 5000 });
  const body = JSON.stringify({ method, path, search, body: read?.ok ? read.value : read?.error });
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

let server: Listening;
beforeAll(async () => {
  server = await listening(appOf(answer));
});
afterAll(() => server.stop());

/** Sends each part in a packet of its own and returns all that the server sent until it closed the connection. */
async function exchange(...parts: readonly string[]): Promise<string> {
  const socket = connect(server.port, "127.0.0.1").setNoDelay(true);
  let received = "";
  socket.setEncoding("utf8").on("data", (part) => {
    received += part;
  });
  const closed = once(socket, "close");
  await once(socket, "connect");
  for (const part of parts) {
    socket.write(part);
    await new Promise((done) => setTimeout(done, 5));
  }
  await closed;
  return received;
}

const post = (path: string, body: string, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const LAST = "GET /last HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
const bodiesOf = (replies: string) =>
  [...replies.matchAll(/"body":("[^"]*")/g)].map(([, body = ""]) => JSON.parse(body));

describe("a connection", () => {
  it("carries many calls, also when they come at once, in parts and with bodies that nobody reads", async () => {
    const body = "ไม่ใช่ JSON";
    const long = "x".repeat(90_000);
    const chunked =
      "POST /c HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n";
    expect(bodiesOf(await exchange(post("/a", body), post("/b", ""), LAST))).toEqual([body, "", ""]);
    expect(bodiesOf(await exchange(post("/a", "1") + post("/b", "22") + post("/c", "") + LAST))).toEqual([
      "1",
      "22",
      "",
      "",
    ]);
    expect(bodiesOf(await exchange(post("/unread", "1") + post("/a", long) + LAST))).toEqual([long, ""]);
    const [start, rest] = [post("/a", long).slice(0, 70_000), post("/a", long).slice(70_000)];
    expect(bodiesOf(await exchange(start, rest, chunked, LAST))).toEqual([long, "abc", ""]);
    const halves = chunked.split("ab");
    expect(bodiesOf(await exchange(halves[0] ?? "", `ab${halves[1]}`, post("/unread", long), LAST))).toEqual([
      "abc",
      "",
    ]);
  });

  it("leaves out the mark before UTF-8", async () => {
    expect(bodiesOf(await exchange(post("/a", "\uFEFFx"), LAST))).toEqual(["x", ""]);
  });

  it("gives the path and the query as they were sent, without scheme, host and fragment", async () => {
    const seen = await exchange(
      "GET http://localhost/a%20b?x=%E0%B8%81#y HTTP/1.1\r\nhost: localhost\r\n\r\n",
      "OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n",
      LAST,
    );
    expect(seen).toContain('{"method":"GET","path":"/a%20b","search":"x=%E0%B8%81","body":""}');
    expect(seen).toContain('{"method":"OPTIONS","path":"/","search":"","body":""}');
  });

  it("sends each header once, the length, and no body in a reply to HEAD", async () => {
    const seen = await exchange("HEAD /whole HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    expect(seen).toMatch(/content-length: 10\r\n/);
    expect(seen.match(/x-content-type-options/g)).toHaveLength(1);
    expect(seen.endsWith("\r\n\r\n")).toBe(true);
  });
});
