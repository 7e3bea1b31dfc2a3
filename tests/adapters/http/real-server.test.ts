import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import { walletEndpoints } from "../../../contracts/endpoints/wallet.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { GOLD, INTENT } from "./scripted-client.ts";

const { getCredit, withdraw } = walletEndpoints;
const CREDIT = JSON.stringify({ credit: 1234.5, point: 3, at: "2026-11-20T10:00:00.000Z" });
const creditCall = { params: { username: "gold" }, body: { balanceType: "credit" } } as const;
const withdrawCall = { params: { uuid: "u" }, body: { amount: 100 }, intent: INTENT };

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A client of a real server on a free port, and the calls that the server received. */
async function openClient(listener: RequestListener, timeoutMs = 5000) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    request.resume();
    listener(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const client = createHttpClient({
    send: fetch,
    baseUrl: `http://127.0.0.1:${address.port}`,
    identity: () => GOLD,
    platform: "DSK",
    version: "1",
    hostname: "localhost",
    sendsIdempotencyKey: true,
    sentences: () => thai,
    timeoutMs,
  });
  return { client, calls, server };
}

test("accepts a reply that arrives in pieces", async () => {
  const { client } = await openClient((_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    for (const piece of CREDIT) response.write(piece);
    response.end();
  });
  expect(await client.call(getCredit, creditCall)).toMatchObject({ ok: true, value: { credit: 1234.5 } });
});

test("sends the headers", async () => {
  let headers: unknown;
  const { client } = await openClient((request, response) => {
    headers = request.headers;
    response.end(CREDIT);
  });
  await client.call(withdraw, withdrawCall);
  expect(headers).toMatchObject({
    authorization: "Bearer token-of-gold",
    platform: "DSK",
    channel: "web",
    webversion: "1",
    webhostname: "localhost",
    "idempotency-key": INTENT,
  });
});

test("a connection that is cut in the middle of a body breaks the contract and causes no second try", async () => {
  const { client, calls } = await openClient((_, response) => {
    response.writeHead(200, { "content-length": CREDIT.length });
    response.write(CREDIT.slice(0, 10), () => response.destroy());
  });
  expect(await client.call(getCredit, creditCall)).toMatchObject({
    error: { fault: "contract", field: "body", effect: "none" },
  });
  expect(await client.call(withdraw, withdrawCall)).toMatchObject({ error: { fault: "contract", effect: "unknown" } });
  expect(calls).toHaveLength(2);
});

test("a chunked body without its end breaks the contract, even if its text is JSON", async () => {
  const { client } = await openClient((_, response) => {
    response.writeHead(200);
    response.write(CREDIT, () => response.destroy());
  });
  expect(await client.call(getCredit, creditCall)).toMatchObject({ error: { fault: "contract", field: "body" } });
});

test("after a connection that is cut before any reply, a read is sent again and a money action is not", async () => {
  let cuts = 0;
  const { client, calls } = await openClient((request, response) => {
    if (request.url?.includes("withdraw") || cuts++ === 0) request.socket.destroy();
    else response.end(CREDIT);
  });
  expect(await client.call(getCredit, creditCall)).toMatchObject({ ok: true });
  expect(calls).toHaveLength(2);
  expect(await client.call(withdraw, withdrawCall)).toMatchObject({
    error: { fault: "unreachable", effect: "unknown" },
  });
  expect(calls.filter((call) => call.includes("withdraw"))).toHaveLength(1);
});

test("a closed port is unreachable", async () => {
  const { client, server } = await openClient(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  expect(await client.call(getCredit, creditCall)).toMatchObject({ error: { fault: "unreachable", effect: "none" } });
});

test("an HTML page instead of JSON breaks the contract", async () => {
  const { client } = await openClient((_, response) => response.end("<!doctype html><h1>welcome</h1>"));
  expect(await client.call(getCredit, creditCall)).toMatchObject({ error: { fault: "contract", field: "body" } });
});

test("a slow server causes a timeout, and the request is aborted", async () => {
  let onClose = () => undefined as void;
  const closed = new Promise<void>((resolve) => {
    onClose = resolve;
  });
  const { client } = await openClient((request) => request.socket.on("close", onClose), 100);
  expect(await client.call(withdraw, withdrawCall)).toMatchObject({ error: { fault: "timed-out", effect: "unknown" } });
  await closed;
});

test("a server that stops in the middle of its reply causes a timeout", async () => {
  const { client } = await openClient((_, response) => {
    response.writeHead(200);
    response.write("{");
  }, 100);
  expect(await client.call(getCredit, creditCall)).toMatchObject({ error: { fault: "timed-out" } });
});

test("code 500256 in the body of a failure is a refusal", async () => {
  const { client } = await openClient((_, response) => {
    response.writeHead(500, { "content-type": "application/json" });
    response.end(JSON.stringify({ code: 500256, message: "ปิดรับถอนชั่วคราว" }));
  });
  expect(await client.call(withdraw, withdrawCall)).toMatchObject({
    error: { kind: "refusal", code: "backend-refused", said: "ปิดรับถอนชั่วคราว" },
  });
});
