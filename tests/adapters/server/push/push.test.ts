import { afterEach, expect, test } from "vitest";
import { createMemoryPushPort } from "../../../../adapters/memory/memory-ports.ts";
import { readPushSettings } from "../../../../adapters/server/push/push-settings.ts";
import { startSandbox } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import { codeOf, plainPasswords, unwrap } from "../../house/test-house.ts";
import { call, openServer } from "../open-server.ts";
import { createPushReceiver } from "./decrypt-push.ts";
import { startPushService } from "./start-push-service.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

test("a sandbox pushes to a service of this machine what its staff decide, and no text, amount or name", async () => {
  const service = await startPushService();
  stops.push(() => service.close());
  const push = unwrap(readPushSettings({}, service.origin));
  const server = unwrap(
    await startSandbox({
      host: "127.0.0.1",
      port: 0,
      dataDir: undefined,
      sandbox: true,
      passwords: plainPasswords,
      push,
    }),
  );
  stops.push(server.close);
  const ask = async (path: string, body?: unknown, token?: string) => {
    const reply = await fetch(`${server.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await reply.json();
    expect([path, reply.status, answer]).toEqual([path, 200, answer]);
    return Object(answer);
  };
  await ask("/sandbox/back-office", { mode: "waiting" });
  const { token, user } = await ask("/api/auth/login", { username: "gold", password: "demo1234" });
  const browser = createPushReceiver();
  const { publicKey } = await ask("/api/auth/push", undefined, token);
  const address = { endpoint: `${service.origin}/gold`, ...browser.keys };
  expect(await ask("/api/auth/push/subscribe", address, token)).toEqual({ publicKey, on: true });
  const { id } = await ask(`/api/auth/withdraw/${user.uuid}`, { amount: 500 }, token);
  await ask(`/sandbox/requests/${id}/reject`, { reason: "ชื่อบัญชีไม่ตรง" });
  await expect.poll(() => service.received.length).toBe(1);
  const [received] = service.received;
  expect(JSON.parse(browser.decrypt(received?.body ?? Buffer.alloc(0)))).toEqual({ topic: "withdrawal-rejected", id });
  expect(received?.headers.authorization).toContain(`k=${publicKey}`);
});

test("a house without pushes answers 501, and in process that they are not available", async () => {
  const { app, testMember, house } = await openServer({ push: "none" });
  const { session } = testMember;
  for (const [method, path] of [
    ["GET", "/api/auth/push"],
    ["POST", "/api/auth/push/unsubscribe"],
  ] as const) {
    expect(await call(app, method, path, { session })).toMatchObject({ status: 501, body: { code: "not-available" } });
  }
  expect(codeOf(await createMemoryPushPort(house, () => session).push())).toBe("not-available");
});

test.each([
  [{}, undefined],
  [{ SANAM_VAPID_SUBJECT: "mailto:ops@play.example" }, { subject: "mailto:ops@play.example" }],
  [{ SANAM_VAPID_SUBJECT: "ops@play.example" }, "SANAM_VAPID_SUBJECT must"],
  [{ SANAM_VAPID_PRIVATE_KEY: "A".repeat(43) }, "SANAM_VAPID_PRIVATE_KEY must"],
  [{ SANAM_VAPID_PRIVATE_KEY: "b".repeat(43) }, "SANAM_VAPID_PRIVATE_KEY needs"],
] as const)("reads %j", (env, expected) => {
  const read = readPushSettings(env, undefined);
  if (typeof expected === "string") expect(read).toEqual({ ok: false, error: expect.stringMatching(`^${expected}`) });
  else expect(read).toMatchObject({ ok: true, value: expected });
});
