import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningSandbox, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { type PostgresServer, startPostgres } from "../../postgres/postgres-server.ts";
import { DISK_MS } from "../house/journals/journal-suite.ts";
import { plainPasswords, unwrap } from "../house/test-house.ts";

let postgres: PostgresServer;
let server: RunningSandbox;
const logged: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  server = unwrap(
    await startSandbox({
      host: "127.0.0.1",
      port: 0,
      dataDir: undefined,
      databaseUrl: postgres.url(),
      house: { databaseWaitMs: 300 },
      sandbox: true,
      seed: 1,
      passwords: plainPasswords,
      log: (_level, message, _fields, error) => void logged.push(`${message} ${String(error)}`),
    }),
  );
}, DISK_MS);
afterAll(async () => {
  await server.close();
  await postgres.discard();
});

async function call(method: string, path: string, body?: unknown, token?: string) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const signIn = (password = "demo1234") => call("POST", "/api/auth/login", { username: "gold", password });

it("a server whose database is down says that nothing happened, and goes on by itself when it is back", {
  timeout: DISK_MS,
}, async () => {
  await call("POST", "/sandbox/back-office", { mode: "waiting" });
  const { token, user } = (await signIn()).body as { token: string; user: { uuid: string } };
  const withdraw = (amount: number) => call("POST", `/api/auth/withdraw/${user.uuid}`, { amount }, token);
  const list = () => call("GET", `/api/auth/withdraw/withdraw-request/${user.uuid}`, undefined, token);
  const amounts = async () => ((await list()).body as unknown as { amount: number }[]).map(({ amount }) => amount);
  for (const end of [() => postgres.kill(), () => postgres.stop()]) {
    const before = await amounts();
    await end();
    const replies = await Promise.all([list(), withdraw(123), signIn(), signIn("wrong1234")]);
    for (const { status, body } of replies) expect([status, body["code"]]).toEqual([503, "storage-unreachable"]);
    expect((await server.readiness()).ready).toBe(false);
    await postgres.start();
    await expect.poll(async () => (await server.readiness()).ready, { timeout: 30_000 }).toBe(true);
    expect(await amounts()).toEqual(before);
    expect((await withdraw(321)).status).toBe(200);
    expect(await amounts()).toHaveLength(before.length + 1);
    expect((await signIn()).status).toBe(200);
  }
  expect(logged.join("\n")).not.toContain("demo1234");
});
