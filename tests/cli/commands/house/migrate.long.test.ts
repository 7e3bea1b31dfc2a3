import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";

const HOUSE = { seed: 7, clock: () => NOON, passwords: plainPasswords };
const OLD = join(import.meta.dirname, "../../../adapters/house/journals/journal-of-0.1.0.sqlite.gz");

describe("house migrate on a database", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let env: Record<string, string>;
  beforeAll(async () => {
    db = await newTestSchema();
    env = { SANAM_DATABASE_URL: db.url };
  });
  afterAll(() => db.discard());

  it("creates the tables, twice at once, and leaves a new journal to be filled by a house", async () => {
    const both = await Promise.all([runJson(["house", "migrate"], { env }), runJson(["house", "migrate"], { env })]);
    expect(both.map(({ exit }) => exit)).toEqual([0, 0]);
    const again = await runJson(["house", "migrate"], { env });
    const { tablesFrom, tablesTo, rowsFrom, rowsTo, streams } = again.data ?? {};
    expect([tablesFrom, rowsFrom, streams]).toEqual([tablesTo, rowsTo, 0]);
    expect((await runCli(["house", "migrate"], { env })).stdout).toMatch(/Tables +version \d+, nothing to do/);
    const opened = unwrap(await openDemoHouse({ dataDir: undefined, databaseUrl: db.url, ...HOUSE }));
    await opened.close();
    const [members] = await db.sql.unsafe(`SELECT value FROM ${db.name}.settings WHERE name = 'members'`);
    expect(members?.["value"]).toBe("demo");
  });

  it("computes rows and states again beside a running house, also by two processes at once", async () => {
    const opened = unwrap(await openDemoHouse({ dataDir: undefined, databaseUrl: db.url, ...HOUSE }));
    await db.sql.unsafe(`UPDATE ${db.name}.derived SET begun = 0, complete = 0; DELETE FROM ${db.name}.states`);
    const both = await Promise.all([runJson(["house", "migrate"], { env }), runJson(["house", "migrate"], { env })]);
    expect(both.map(({ exit }) => exit)).toEqual([0, 0]);
    const [streams] = await db.sql.unsafe(`SELECT count(DISTINCT stream) AS count FROM ${db.name}.events`);
    // Each stream is done once. A process whose reply was lost does not count the stream.
    const done = both.reduce((sum, { data }) => sum + Number(data?.["streams"]), 0);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(Number(streams?.["count"]));
    expect((await runJson(["house", "verify"], { env })).data).toMatchObject({ state: "sound", derivedCompared: true });
    await opened.close();
  });

  it("needs no right to create tables when they are there", async () => {
    const role = `limited_${db.name}`;
    await db.sql.unsafe(`CREATE ROLE ${role} LOGIN; GRANT USAGE ON SCHEMA ${db.name} TO ${role};
      GRANT ALL ON ALL TABLES IN SCHEMA ${db.name} TO ${role}`);
    const limited = { SANAM_DATABASE_URL: db.url.replace("postgres@", `${role}@`) };
    try {
      expect(limited.SANAM_DATABASE_URL).toContain(role);
      expect((await runJson(["house", "migrate"], { env: limited })).exit).toBe(0);
      await db.sql.unsafe(`UPDATE ${db.name}.derived SET begun = 0, complete = 0`);
      expect(await runJson(["house", "migrate"], { env: limited })).toMatchObject({ exit: 0, data: { rowsFrom: 0 } });
    } finally {
      await db.sql.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    }
  });

  it("refuses tables, rows and states of a later release, and replaces rows and states when asked", async () => {
    for (const complete of [99, 0]) {
      await db.sql.unsafe(`UPDATE ${db.name}.derived SET begun = 99, complete = ${complete}`);
      const rows = await runJson(["house", "migrate"], { env });
      expect(rows).toMatchObject({ exit: 1, error: { code: "journal-newer" } });
      expect(rows.error?.["message"]).toContain("run `sanam house migrate --replace-newer`");
      const replaced = await runJson(["house", "migrate", "--replace-newer"], { env });
      expect(replaced).toMatchObject({ exit: 0, data: { rowsFrom: complete } });
    }
    expect((await runJson(["house", "verify"], { env })).data).toMatchObject({ state: "sound", derivedCompared: true });
    await db.sql.unsafe(`UPDATE ${db.name}.schema_version SET version = 99`);
    for (const options of [[], ["--replace-newer"]]) {
      const tables = await runJson(["house", "migrate", ...options], { env });
      expect(tables).toMatchObject({ exit: 1, error: { code: "journal-newer" } });
      expect(tables.error?.["message"]).toContain("later release");
    }
  });
});

describe("house migrate on a folder", { timeout: DISK_MS }, () => {
  it("upgrades an old journal, so that the next time there is nothing to do", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sanam-house-migrate-"));
    try {
      const none = await runJson(["house", "migrate", "--data", folder]);
      expect(none).toMatchObject({ exit: 1, error: { code: "no-journal" } });
      writeFileSync(join(folder, "journal.sqlite"), gunzipSync(readFileSync(OLD)));
      const first = await runJson(["house", "migrate", "--data", folder]);
      expect(first).toMatchObject({ exit: 0, data: { tablesFrom: 1, tablesTo: 3, rowsFrom: 0 } });
      const second = await runJson(["house", "migrate", "--data", folder]);
      expect(second).toMatchObject({ exit: 0, data: { tablesFrom: 3, tablesTo: 3, streams: 0 } });
      expect((await runJson(["house", "verify", "--data", folder])).exit).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
