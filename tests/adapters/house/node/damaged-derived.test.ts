import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberEngine } from "../../../../adapters/house/house.ts";
import { verifyPostgresJournal } from "../../../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import { deriveAgain, repairHouse } from "../../../../adapters/house/node/repair-house.ts";
import { type DemoHouseSettings, openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { DISK_MS } from "../journals/journal-suite.ts";
import { NOON, plainPasswords, unwrap } from "../test-house.ts";

const settings = { seed: 7, clock: () => NOON, passwords: plainPasswords };
const NOT_JSON = "{not JSON";
const checksum = (stream: string, version: unknown, schema: unknown) =>
  crc32(`${stream}\n${Number(version)}\n${Number(schema)}\n${NOT_JSON}`);

/** Opens a house and reads the member `gold`. */
async function goldCredit(where: Pick<DemoHouseSettings, "dataDir" | "databaseUrl">): Promise<unknown> {
  const opened = unwrap(await openDemoHouse({ ...settings, ...where }));
  const gold = await opened.house.staff.findMember("gold");
  const credit = gold && (await opened.house.member(gold).credit());
  await opened.close();
  return credit;
}

describe("rows and states that are damaged", { timeout: DISK_MS }, () => {
  let folder: string;
  let db: TestSchema;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "sanam-derived-"));
    db = await newTestSchema();
  }, DISK_MS);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await db.discard();
  });

  it("are named by a verification of a folder, and a house does without the state", async () => {
    const credit = await goldCredit({ dataDir: folder });
    const database = new DatabaseSync(join(folder, "journal.sqlite"));
    const update = database.prepare("UPDATE states SET state = ?, checksum = ? WHERE stream = ?");
    for (const { stream, version, schema } of database.prepare("SELECT * FROM states").all()) {
      update.run(NOT_JSON, checksum(String(stream), version, schema), String(stream));
    }
    database.close();
    const options = { dryRun: true, acceptLostEnd: false, cutDamagedStreams: false, now: new Date(0) };
    expect(unwrap(repairHouse(folder, options))).toMatchObject({
      state: "damaged",
      damage: { fault: expect.stringMatching(/^the state of \S+ is not from its events$/), lost: [] },
    });
    expect(await goldCredit({ dataDir: folder })).toEqual(credit);
  });

  it("are named by a verification of a database, with what to do, and a house does without the state", {
    tags: ["long"],
  }, async () => {
    const credit = await goldCredit({ dataDir: undefined, databaseUrl: db.url });
    const verify = () => verifyPostgresJournal(db.url, memberEngine.replayUniqueKeys, deriveAgain);
    const sound = { ok: true, value: { derivedCompared: true } };
    expect(await verify()).toMatchObject(sound);
    for (const { stream, version, schema } of await db.sql`SELECT * FROM ${db.sql(db.name)}.states`) {
      await db.sql`UPDATE ${db.sql(db.name)}.states SET state = ${NOT_JSON},
        checksum = ${checksum(String(stream), version, schema)} WHERE stream = ${String(stream)}`;
    }
    const found = await verify();
    expect(found).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
    const message = found.ok ? "" : found.error.message;
    expect(message).toMatch(/ is damaged: the state of \S+ is not from its events\. Nothing was changed; states can/);
    expect(await goldCredit({ dataDir: undefined, databaseUrl: db.url })).toEqual(credit);
    await runStatementIn(message);
    await db.sql.unsafe(`DELETE FROM ${db.name}.states WHERE state = '${NOT_JSON}'`);
    expect(await verify()).toMatchObject(sound);

    await db.sql.unsafe(`DELETE FROM ${db.name}.model_rows WHERE list = 'ledger'`);
    const missing = await verify();
    expect(missing).toMatchObject({ ok: false, error: { message: expect.stringContaining("`sanam house migrate`") } });
    await runStatementIn(missing.ok ? "" : missing.error.message);
    await goldCredit({ dataDir: undefined, databaseUrl: db.url });
    expect(await verify()).toMatchObject(sound);
  });

  it("name the schema when computing them again meets a damaged event of a database", { tags: ["long"] }, async () => {
    await db.sql.unsafe(`UPDATE ${db.name}.derived SET begun = 0, complete = 0`);
    const opened = await openDemoHouse({
      ...settings,
      dataDir: undefined,
      databaseUrl: db.url,
      wrapJournal: (journal) => ({
        ...journal,
        derived: {
          ...journal.derived,
          async begin(...args) {
            const outcome = await journal.derived.begin(...args);
            await db.sql.unsafe(`UPDATE ${db.name}.events SET event = replace(event, '{', ' {') WHERE version = 1`);
            return outcome;
          },
        },
      }),
    });
    expect(opened).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
    if (!opened.ok) expect(opened.error.message).toMatch(/^The journal in the schema \S+ of .* is damaged: the event /);
  });

  /** The statement that a sentence names. */
  async function runStatementIn(message: string): Promise<void> {
    const [, statement = ""] = /run `((?:DELETE|UPDATE)[^`]+)`/.exec(message) ?? [];
    expect(statement).toContain(db.name);
    await db.sql.unsafe(statement);
  }
});
