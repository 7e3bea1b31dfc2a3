import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowRecord } from "../../../../adapters/house/journals/sqlite/derived/row-record.ts";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";

const HOUSE = { seed: 7, clock: () => NOON, passwords: plainPasswords };

describe("house verify on a database", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let env: Record<string, string>;
  beforeAll(async () => {
    db = await newTestSchema();
    env = { SANAM_DATABASE_URL: db.url };
    await unwrap(await openDemoHouse({ dataDir: undefined, databaseUrl: db.url, ...HOUSE })).close();
  });
  afterAll(() => db.discard());

  it("finds a sound journal sound", async () => {
    const verified = await runJson(["house", "verify"], { env });
    expect([verified.exit, verified.data]).toEqual([
      0,
      {
        state: "sound",
        events: expect.any(Number),
        streams: expect.any(Number),
        derivedCompared: true,
        secretKey: "not-compared",
      },
    ]);
    expect((await runCli(["house", "verify"], { env })).stdout).toMatch(/Rows and states +as the events give them/);
  });

  const ledger = "list = 'ledger' AND id = (SELECT min(id) FROM #.model_rows WHERE list = 'ledger')";
  it.each([
    [
      "events",
      "UPDATE # SET event = replace(event, '\"at\":1', '\"at\":2') WHERE version = 5",
      /is not as it was written/,
    ],
    ["unique_keys", "DELETE FROM # WHERE kind = 'phone'", /unique keys are missing/],
    [
      "model_rows",
      `UPDATE # SET body = replace(body, 'Satang":', 'Satang":1') WHERE ${ledger}`,
      /rows of ledger of \S+ are not from the events/,
    ],
    ["model_rows", `DELETE FROM # WHERE ${ledger}`, /rows of ledger of \S+ are not from the events/],
    [
      "model_rows",
      "INSERT INTO # SELECT shard, list, owner, 'more', \"order\" FROM # LIMIT 1",
      /are not from the events/,
    ],
    [
      "states",
      "UPDATE # SET state = replace(state, '\"creditSatang\":', '\"creditSatang\":1')",
      /the state of \S+ is not/,
    ],
  ])("names damage in %s: %s", async (table, damage, fault) => {
    const saved = `${db.name}.saved`;
    await db.sql.unsafe(`CREATE TABLE ${saved} AS TABLE ${db.name}.${table};
      ${damage.replaceAll("#.", `${db.name}.`).replaceAll("#", `${db.name}.${table}`)}`);
    const found = await runJson(["house", "verify"], { env });
    await db.sql.unsafe(
      `DELETE FROM ${db.name}.${table}; INSERT INTO ${db.name}.${table} TABLE ${saved}; DROP TABLE ${saved}`,
    );
    expect(found).toMatchObject({ exit: 1, error: { kind: "unexpected", code: "journal-damaged" } });
    expect(found.error?.["message"]).toMatch(fault);
  });

  it("says what is wrong with the database's URL, without its password", async () => {
    const missing = await runJson(["house", "verify"]);
    expect(missing).toMatchObject({ exit: 2, error: { kind: "usage" } });
    expect(missing.error?.["message"]).toContain("SANAM_DATABASE_URL");
    const wrong = await runJson(["house", "verify"], { env: { SANAM_DATABASE_URL: "mysql://u:pass-word@h/d" } });
    expect(wrong).toMatchObject({ exit: 2, error: { code: "database-url" } });
    expect(wrong.stdout).not.toContain("pass-word");
    const away = await runJson(["house", "verify"], {
      env: { SANAM_DATABASE_URL: "postgres://u:pass-word@127.0.0.1:1/d" },
    });
    expect(away).toMatchObject({ exit: 5, error: { kind: "unreachable", code: "database-unreachable" } });
    expect(away.stdout).not.toContain("pass-word");
  });
});

describe("house verify on a folder", { timeout: DISK_MS }, () => {
  it("finds a ledger row that is sound in itself but not from the events", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sanam-house-verify-"));
    try {
      await unwrap(await openDemoHouse({ dataDir: folder, ...HOUSE })).close();
      expect((await runJson(["house", "verify", "--data", folder])).exit).toBe(0);
      const database = new DatabaseSync(join(folder, "journal.sqlite"));
      const row = database.prepare("SELECT * FROM rows WHERE list = 'ledger' LIMIT 1").get() ?? {};
      const changed = rowRecord({
        list: "ledger",
        owner: String(row["owner"]),
        id: String(row["id"]),
        order: -Number(row["place"]),
        text: "{}",
      });
      database
        .prepare(
          "UPDATE rows SET day = ?, tag = ?, sum1 = ?, sum2 = ?, sum3 = ?, body = ?, checksum = ? WHERE id = ? AND owner = ? AND list = 'ledger'",
        )
        .run(...changed.slice(4), String(row["id"]), String(row["owner"]));
      database.close();
      const found = await runJson(["house", "verify", "--data", folder]);
      expect(found).toMatchObject({ exit: 1, error: { code: "journal-damaged", needs: [] } });
      expect(found.error?.["message"]).toMatch(/rows of ledger of \S+ are not from the events/);
      expect((await runJson(["house", "repair", "--data", folder])).exit).toBe(0);
      await unwrap(await openDemoHouse({ dataDir: folder, ...HOUSE })).close();
      expect((await runJson(["house", "verify", "--data", folder])).exit).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
