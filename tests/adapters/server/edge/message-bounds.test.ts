import { afterAll, beforeAll, expect, test } from "vitest";
import type { Listening } from "../../../../adapters/server/listen.ts";
import { appOf, listening } from "../open-server.ts";
import { openRaw } from "./raw-request.ts";

/** The requests that came whole. */
const seen: string[] = [];
let server: Listening;
beforeAll(async () => {
  const app = appOf(async (call) => {
    const body = await call.readBody({ bodyBytes: 1000, bodyMs: 5000 });
    if (body.ok) seen.push(call.path);
    return { status: 200, headers: {}, body: "answered" };
  });
  server = await listening(app);
});
afterAll(() => server.stop());

/** What a proxy that reads the length otherwise would take for the body of the first request. */
const HIDDEN = "GET /hidden HTTP/1.1\r\nhost: localhost\r\n\r\n";
const HEAD = "POST /first HTTP/1.1\r\nhost: localhost\r\n";

/** Heads after which a proxy and a server may disagree where the body ends. */
const AMBIGUOUS = {
  "both ways to say the length": "content-length: 4\r\ntransfer-encoding: chunked\r\n",
  "both ways, the other way round": "transfer-encoding: chunked\r\ncontent-length: 4\r\n",
  "two lengths": "content-length: 0\r\ncontent-length: 42\r\n",
  "a list of lengths": "content-length: 0, 42\r\n",
  "a length with a sign": "content-length: +0\r\n",
  "a length in hexadecimal": "content-length: 0x0\r\n",
  "chunks and another coding": "transfer-encoding: chunked, identity\r\n",
  "an unknown coding": "transfer-encoding: xchunked\r\n",
  "a space before the colon": "transfer-encoding : chunked\r\n",
  "a folded header": "transfer-encoding:\r\n chunked\r\ncontent-length: 0\r\n",
  "a bare line feed": "x: y\ncontent-length: 0\r\n",
  "a bare return": "x: y\rtransfer-encoding: chunked\r\n",
};

test.each(Object.entries(AMBIGUOUS))(
  "%s ends the connection, and neither it nor what follows is a request",
  async (_, lines) => {
    seen.length = 0;
    const { status } = await openRaw(server.url, `${HEAD}${lines}\r\n0\r\n\r\n${HIDDEN}`).closed;
    // Without a status, the connection was closed in the middle of the body.
    expect([400, 0]).toContain(status);
    expect(seen).toEqual([]);
  },
);

test("a length that is said once is what counts, and the next request begins after it", async () => {
  seen.length = 0;
  const last = "GET /last HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
  await openRaw(server.url, `${HEAD}content-length: ${HIDDEN.length}\r\n\r\n${HIDDEN}${last}`).closed;
  await openRaw(server.url, `${HEAD}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n${last}`).closed;
  expect(seen).toEqual(["/first", "/last", "/first", "/last"]);
});
