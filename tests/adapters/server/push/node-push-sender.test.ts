import type { lookup as systemLookup } from "node:dns";
import { afterEach, expect, test } from "vitest";
import type { PushOutcome } from "../../../../adapters/house/ports/push-sender.ts";
import { createNodePushSender, type NodePushOptions } from "../../../../adapters/server/push/node-push-sender.ts";
import { postPush } from "../../../../adapters/server/push/post-push.ts";
import { createVapid, derivedVapidKey } from "../../../../adapters/server/push/vapid.ts";
import type { PushMessage } from "../../../../core/site/push.ts";
import { createPushReceiver } from "./decrypt-push.ts";
import { startPushService } from "./start-push-service.ts";

const vapid = createVapid(derivedVapidKey("a key of tests only, of 32 letters"), "mailto:operator@play.example");
const MESSAGE: PushMessage = { topic: "withdrawal-paid", id: "W-691120-C2PMFPBA" };
const QUICK = { retryMs: [1, 1, 1], timeoutMs: 5000 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(...args: Parameters<typeof startPushService>) {
  const service = await startPushService(...args);
  stops.push(() => service.close());
  return service;
}

function senderTo(options: Partial<NodePushOptions>) {
  const sender = createNodePushSender({ vapid, limits: QUICK, ...options });
  stops.push(() => sender.close());
  return sender;
}

test("a push service gets a body that only the browser reads, and the house's identity", async () => {
  const { origin, received } = await serve();
  const browser = createPushReceiver();
  const outcomes: PushOutcome[] = [];
  const sender = senderTo({ localService: origin, onOutcome: (outcome) => outcomes.push(outcome) });
  expect(await sender.send({ endpoint: `${origin}/a/b?c=d`, ...browser.keys }, MESSAGE)).toBe("taken");
  const [push] = received;
  expect(push?.path).toBe("/a/b?c=d");
  expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "high" });
  expect(push?.headers.authorization).toBe(vapid.authorization(origin, Date.now()));
  expect(JSON.parse(browser.decrypt(push?.body ?? Buffer.alloc(0)))).toEqual(MESSAGE);
  expect(outcomes).toEqual(["taken"]);
});

test.each([
  ["gone", [410], 1],
  ["gone", [404], 1],
  ["given-up", [403], 1],
  ["given-up", [413], 1],
  ["given-up", [503], 4],
  ["given-up", [429, { "retry-after": "601" }], 1],
  ["given-up", [503, { "retry-after": "Fri, 01 Jan 2100 00:00:00 GMT" }], 1],
  // A redirect is an answer like any other: nothing is sent to where it leads.
  ["given-up", [307, { location: "/elsewhere" }], 1],
] as const)("is %s after %j, with %i tries", async (outcome, answer, tries) => {
  const { origin, received } = await serve(() => [...answer]);
  const address = { endpoint: `${origin}/a`, ...createPushReceiver().keys };
  expect(await senderTo({ localService: origin }).send(address, MESSAGE)).toBe(outcome);
  expect(received.map(({ path }) => path)).toEqual(Array.from({ length: tries }, () => "/a"));
});

test("tries again after no answer in time, and after the wait that the push service asks for", async () => {
  const { origin, received } = await serve((_push, count) =>
    count === 1 ? "never" : count === 2 ? [429, { "retry-after": "0" }] : [201],
  );
  const sender = senderTo({ localService: origin, limits: { ...QUICK, timeoutMs: 100 } });
  expect(await sender.send({ endpoint: `${origin}/a`, ...createPushReceiver().keys }, MESSAGE)).toBe("taken");
  expect(received).toHaveLength(3);
});

test("gives up what is too much, and what waits when the house closes", async () => {
  const { origin, received } = await serve((_push, count) => (count <= 2 ? "never" : [503]));
  const limits = { atOnce: 2, maxPending: 3, closeMs: 10, timeoutMs: 60_000 };
  const sender = senderTo({ localService: origin, limits });
  const send = () => sender.send({ endpoint: `${origin}/a`, ...createPushReceiver().keys }, MESSAGE);
  const waiting = [send(), send(), send()];
  expect(await send()).toBe("given-up");
  await expect.poll(() => received.length).toBe(2);
  await sender.close();
  expect(await Promise.all(waiting)).toEqual(["given-up", "given-up", "given-up"]);
  expect(await send()).toBe("given-up");
  expect(received).toHaveLength(2);
});

const PRIVATE = [
  "http://push.example.net/a",
  "https://push.example.net:8443/a",
  "https://user:word@push.example.net/a",
  "https://localhost/a",
  "https://intranet/a",
  "https://printer.local/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://10.1.2.3/a",
  "https://100.64.0.1/a",
  "https://169.254.169.254/latest/meta-data",
  "https://172.31.255.255/a",
  "https://192.168.1.1/a",
  "https://224.0.0.1/a",
  "https://255.255.255.255/a",
  "https://[::1]/a",
  "https://[::]/a",
  "https://[::ffff:10.0.0.1]/a",
  "https://[64:ff9b::a00:1]/a",
  "https://[fd00::1]/a",
  "https://[fe80::1]/a",
  "https://[2002:a00:1::]/a",
  "https://[ff02::1]/a",
  "ftp://push.example.net/a",
  "no address",
];

test("accepts public hosts over https with usable keys, and nothing of a private network", () => {
  const sender = senderTo({});
  const { keys } = createPushReceiver();
  for (const endpoint of ["https://fcm.googleapis.com/fcm/send/a:b", "https://8.8.8.8/a", "https://[2606:4700::1]/a"]) {
    expect([endpoint, sender.accepts({ endpoint, ...keys })]).toEqual([endpoint, true]);
    expect(sender.accepts({ endpoint, ...keys, p256dh: `B${"A".repeat(86)}` })).toBe(false);
  }
  for (const endpoint of PRIVATE) expect([endpoint, sender.accepts({ endpoint, ...keys })]).toEqual([endpoint, false]);
});

test.each([["127.0.0.1"], ["127.0.0.1 8.8.8.8"], ["8.8.8.8 127.0.0.1"], ["::ffff:127.0.0.1"]])(
  "connects to no public name that leads to %s",
  async (found) => {
    const { origin, received } = await serve();
    const { port } = new URL(origin);
    const asked: string[] = [];
    const lookup = ((host: string, _options: unknown, done: (error: null, addresses: object[]) => void) => {
      asked.push(host);
      done(
        null,
        found.split(" ").map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    }) as typeof systemLookup;
    const url = new URL(`http://push.example.net:${port}/a`);
    const { signal } = new AbortController();
    const call = postPush({ url, headers: {}, body: Buffer.alloc(1), local: false, timeoutMs: 5000, signal, lookup });
    await expect(call).rejects.toThrow("a private network");
    expect(asked).toEqual(["push.example.net"]);
    expect(received).toEqual([]);
  },
);
