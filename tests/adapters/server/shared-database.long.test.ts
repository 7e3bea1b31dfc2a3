import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProductionHouse } from "../../../adapters/house/node/create-production.ts";
import { migrateJournal } from "../../../adapters/house/node/migrate-journal.ts";
import { type SandboxOptions, startSandbox } from "../../../adapters/server/sandbox/start-sandbox.ts";
import { type ProductionOptions, type RunningServer, startServer } from "../../../adapters/server/start-server.ts";
import { newTestSchema, type TestSchema } from "../../postgres/test-schema.ts";
import { DISK_MS } from "../house/journals/journal-suite.ts";
import { plainPasswords, unwrap } from "../house/test-house.ts";

type Options = ProductionOptions | SandboxOptions;
const startEither = (options: Options) => ("production" in options ? startServer(options) : startSandbox(options));

describe("servers on one database", { timeout: DISK_MS }, () => {
  let schema: TestSchema;
  let folder: string;
  const running: RunningServer[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "sanam-shared-"));
    const account = { bank: "004", accountNumber: "1112223334", accountName: "บริษัท ตัวอย่าง จำกัด" };
    writeFileSync(join(folder, "content.json"), JSON.stringify({ accounts: [account] }));
  });
  beforeEach(async () => {
    schema = await newTestSchema();
  });
  afterEach(async () => {
    for (const { close } of running.splice(0)) await close();
    await schema.discard();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sandbox = (): SandboxOptions => ({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    databaseUrl: schema.url,
    sandbox: true,
    seed: 1,
    passwords: plainPasswords,
  });
  const production = (secretKey?: string): ProductionOptions => ({
    host: "127.0.0.1",
    port: 0,
    dataDir: undefined,
    databaseUrl: schema.url,
    passwords: plainPasswords,
    hosts: ["play.example"],
    production: { contentFile: join(folder, "content.json"), proxyNamed: true },
    secretKey,
  });
  const create = async (secretKey = "a".repeat(32)) => {
    const made = await createProductionHouse({ databaseUrl: schema.url }, secretKey);
    return made.ok ? "it was made" : `${made.error.kind}: ${made.error.message}`;
  };
  async function start(options: Options): Promise<RunningServer> {
    const server = unwrap(await startEither(options));
    running.push(server);
    return server;
  }
  async function failureOf(options: Options): Promise<string> {
    const started = await startEither(options);
    if (!started.ok) return `${started.error.kind}: ${started.error.message}`;
    await started.value.close();
    return "it started";
  }
  async function control(server: RunningServer, path: string, body?: unknown) {
    const reply = await fetch(`${server.url}/sandbox${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  }
  const clockOf = async (server: RunningServer) => (await control(server, "/clock")).body;

  it("have one clock in a sandbox, also those that start later", async () => {
    const [one, other] = await Promise.all([start(sandbox()), start(sandbox())]);
    const pinned = { now: "2031-05-01T05:00:00.000Z", pinned: true };
    expect((await control(one, "/clock", { set: pinned.now, pinned: true })).body).toEqual(pinned);
    await expect.poll(() => clockOf(other), { timeout: 5000 }).toEqual(pinned);
    expect(await clockOf(await start(sandbox()))).toEqual(pinned);
    // A move starts from the others' time, even before this house has followed it.
    await control(one, "/clock", { advanceMs: 60_000 });
    const moved = { now: "2031-05-01T05:02:00.000Z", pinned: true };
    expect((await control(other, "/clock", { advanceMs: 60_000 })).body).toEqual(moved);
    await expect.poll(() => clockOf(one), { timeout: 5000 }).toEqual(moved);
    await control(one, "/clock", { real: true });
    await expect.poll(async () => (await clockOf(other))["pinned"], { timeout: 5000 }).toBe(false);
  });

  it("refuse the reset and the snapshots of a sandbox, because others use what they would delete", async () => {
    const one = await start(sandbox());
    for (const method of ["GET", "POST"]) {
      expect((await fetch(`${one.url}/sandbox/snapshot`, { method })).status).toBe(422);
    }
    expect(await control(one, "/reset", {})).toMatchObject({
      status: 422,
      body: { code: "backend-refused", message: expect.stringMatching(/drop the schema/) },
    });
    expect((await control(one, "")).status).toBe(200);
  });

  it("never open a demo's members as real ones, nor real ones as a demo's", async () => {
    await (await start(sandbox())).close();
    expect(await failureOf(production("a".repeat(32)))).toMatch(
      /^production-incomplete: .*made by a demo or a sandbox/,
    );
    expect(await failureOf({ ...sandbox(), sandbox: false })).toBe("it started");

    expect(await create()).toMatch(/^journal-exists: /);

    await schema.sql.unsafe(`DROP SCHEMA ${schema.name} CASCADE`);
    expect(await create()).toBe("it was made");
    await (await start(production("a".repeat(32)))).close();
    for (const controls of [true, false]) {
      expect(await failureOf({ ...sandbox(), sandbox: controls })).toMatch(/^demo-refused: .*real members/);
    }
    expect(await failureOf(production("a".repeat(32)))).toBe("it started");
    await schema.sql.unsafe(`DELETE FROM ${schema.name}.settings`);
    expect(await failureOf(sandbox())).toMatch(/^demo-refused: .*no note/);
    expect(await failureOf(production("a".repeat(32)))).toMatch(/^production-incomplete: .*no note/);
  });

  it("have real members only where a command made their journal, once", async () => {
    const none = /^production-incomplete: There is no journal in .*`sanam house create`/;
    expect(await failureOf(production("a".repeat(32)))).toMatch(none);
    expect(await schema.sql`SELECT 1 FROM information_schema.schemata WHERE schema_name = ${schema.name}`).toEqual([]);
    unwrap(await migrateJournal({ databaseUrl: schema.url, replaceNewer: false }, () => undefined));
    expect(await failureOf(production("a".repeat(32)))).toMatch(none);
    expect(await create()).toBe("it was made");
    expect(await create()).toMatch(/^journal-exists: /);
    expect(await failureOf(production("a".repeat(32)))).toBe("it started");
  });

  it("never start over a lost journal of real members", async () => {
    expect(await create()).toBe("it was made");
    const server = await start(production("a".repeat(32)));
    const registration = { username: "newcomer", password: "secret1234", name: "คนใหม่ มาแล้ว", phone: "0899999999" };
    const registered = await fetch(`${server.url}/api/user/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...registration, bankId: "9999999999", bankName: "004" }),
    });
    expect(registered.status).toBe(200);
    await server.close();
    const lost = /^production-incomplete: There are .*without events in .*restore a backup/;
    const name = schema.name;
    await schema.sql.unsafe(`TRUNCATE ${name}.events; UPDATE ${name}.shard_head SET position = 0`);
    for (const gone of ["unique_keys", "states", "model_rows"]) {
      expect(await failureOf(production("a".repeat(32)))).toMatch(lost);
      await schema.sql.unsafe(`TRUNCATE ${name}.${gone}`);
    }
    expect(await failureOf(production("a".repeat(32)))).toMatch(/There are audit entries without events/);
    await schema.sql.unsafe(`UPDATE ${name}.schema_version SET filled = false`);
    expect(await failureOf(production("a".repeat(32)))).toMatch(/There are audit entries without events/);
    expect(await create()).toMatch(/^no-journal: There are audit entries without events/);
  });

  it("need one secret key for real members, and keep one for a demo's", async () => {
    expect(await failureOf(production())).toMatch(/^production-incomplete: SANAM_SECRET_KEY is missing/);
    expect(await create()).toBe("it was made");
    await (await start(production("a".repeat(32)))).close();
    expect(await failureOf(production("b".repeat(32)))).toMatch(/^production-incomplete: SANAM_SECRET_KEY is another/);
    const stored = await schema.sql.unsafe(`SELECT * FROM ${schema.name}.settings`);
    expect(JSON.stringify(stored)).not.toContain("aaaa");
  });

  it("say in one sentence why they cannot start, and change nothing", async () => {
    await (await start(sandbox())).close();
    await schema.sql.unsafe(`UPDATE ${schema.name}.schema_version SET version = version + 1`);
    expect(await failureOf(sandbox())).toMatch(/^journal-newer: The journal in .* a later release; [^\n]+\.$/);
    const { host } = new URL(schema.serverUrl);
    const wrong = (url: string) => failureOf({ ...sandbox(), databaseUrl: url });
    expect(await wrong(`postgres://postgres:horse@${host}/nothing`)).toBe(
      `database-refused: The database nothing at ${host} does not exist; create it for the user postgres.`,
    );
    expect(await wrong("mysql://me:horse@h/d")).toMatch(/^database-url: The database's URL cannot be used: [^h]/);
  });

  it("need no right to create anything where the tables are there", async () => {
    await (await start(sandbox())).close();
    const role = `${schema.name}_role`;
    await schema.sql.unsafe(`CREATE ROLE ${role} LOGIN; GRANT USAGE ON SCHEMA ${schema.name} TO ${role};
      GRANT ALL ON ALL TABLES IN SCHEMA ${schema.name} TO ${role}`);
    const server = await start({ ...sandbox(), databaseUrl: schema.url.replace("postgres@", `${role}@`) });
    const topUp = await control(server, "/members/gold/top-up", { amount: 10 });
    expect(topUp.status).toBe(200);
    const { items } = (await control(server, "/audit?member=gold")).body as { items: { action: string }[] };
    expect(items[0]?.action).toBe("give-bonus");
    await control(server, "/clock", { advanceMs: 1000 });
    await server.close();
    await schema.sql.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  it("stop and start while others go on, and share sessions and limits", async () => {
    const [one, other] = await Promise.all([start(sandbox()), start(sandbox())]);
    const signedIn = await fetch(`${one.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "gold", password: "demo1234" }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    await one.close();
    const member = await fetch(`${other.url}/api/auth/slip/my/request`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(member.status).toBe(200);
  });
});
