import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { SITE_STREAM } from "../../../../adapters/house/site/site-stream.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { joinHouse, plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";
import { runProcess } from "../../run-process.ts";

const HOUSE = { seed: 7, clock: () => NOON, passwords: plainPasswords };

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe("house copy that is disturbed", { timeout: DISK_MS }, () => {
  const root = mkdtempSync(join(tmpdir(), "sanam-copy-stopped-"));
  const from = join(root, "from");
  let db: TestSchema;
  let env: Record<string, string>;

  /** So that a copy takes long enough to be met in its middle. */
  async function slowDown(): Promise<void> {
    await runJson(["house", "migrate"], { env });
    await db.sql.unsafe(`CREATE FUNCTION ${db.name}.wait() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$;
      CREATE TRIGGER slow AFTER INSERT ON ${db.name}.events EXECUTE FUNCTION ${db.name}.wait()`);
  }
  /** As a house would that is started too early. */
  async function announceAgain(): Promise<void> {
    const journal = unwrap(await openSqliteJournal<HouseEvent>(join(from, "journal.sqlite")));
    const events = await journal.load(SITE_STREAM);
    const again = { stream: SITE_STREAM, expectedVersion: events.length, events: events.map(({ event }) => event) };
    expect(await journal.append(again)).toMatchObject({ outcome: "appended" });
    await journal.close();
  }
  const statementsRunning = async () =>
    Number(
      (
        await db.sql.unsafe(`SELECT count(*) AS n FROM pg_stat_activity
          WHERE state = 'active' AND application_name = 'sanam' AND query LIKE '%${db.name}%'`)
      )[0]?.["n"],
    );
  const eventsIn = async () => Number((await db.sql.unsafe(`SELECT count(*) AS n FROM ${db.name}.events`))[0]?.["n"]);

  beforeAll(async () => {
    db = await newTestSchema();
    env = { SANAM_DATABASE_URL: db.url };
    const opened = unwrap(await openDemoHouse({ dataDir: from, ...HOUSE }));
    for (let number = 10; number < 40; number += 1) await joinHouse(opened.house, number);
    await opened.close();
    await slowDown();
  });
  afterAll(async () => {
    rmSync(root, { recursive: true, force: true });
    await db.discard();
  });

  it("goes on after kill -9 and notices a source that changes; the database is complete in the end", async () => {
    const half = until(async () => (await eventsIn()) > 0);
    const killed = await runProcess(["house", "copy", "--from-data", from], {
      env,
      signal: half.then(() => "SIGKILL" as const),
    });
    expect(killed).toMatchObject({ exit: null, signal: "SIGKILL" });
    const early = await openDemoHouse({ dataDir: undefined, databaseUrl: db.url, ...HOUSE });
    expect(early).toMatchObject({ ok: false });
    if (!early.ok) expect(early.error.message).toContain("`sanam house copy` again");

    // What a killed client had sent still happens.
    await until(async () => (await statementsRunning()) === 0);
    const before = await eventsIn();
    const copying = runJson(["house", "copy", "--from-data", from], { env });
    await until(async () => (await eventsIn()) > before);
    await announceAgain();
    expect(await copying).toMatchObject({ exit: 1, error: { code: "source-changed" } });

    const both = await Promise.all([1, 2].map(() => runJson(["house", "copy", "--from-data", from], { env })));
    // One of two at once may give up, when the other one begins to build the rows again.
    expect(both.map(({ exit }) => exit)).toContain(0);
    const rest = await runJson(["house", "copy", "--from-data", from], { env });
    expect(rest).toMatchObject({ exit: 0, data: { copied: 0 } });
    expect(rest.data?.["target"]).toEqual(rest.data?.["source"]);
    expect((await runJson(["house", "verify"], { env })).data).toMatchObject({ state: "sound", derivedCompared: true });
  });

  it("leaves no journal in the folder before the end", async () => {
    const to = join(root, "to");
    const journal = join(to, "journal.sqlite");
    const draft = `${journal}.copy`;
    const killed = await runProcess(["house", "copy", "--to-data", to], {
      env,
      signal: until(() => existsSync(draft)).then(() => "SIGKILL" as const),
    });
    expect(killed.signal).toBe("SIGKILL");
    expect(existsSync(journal)).toBe(false);
    expect(await runJson(["house", "copy", "--to-data", to], { env })).toMatchObject({ exit: 0 });
    expect([existsSync(journal), existsSync(draft)]).toEqual([true, false]);
    expect((await runJson(["house", "verify", "--data", to])).data).toMatchObject({ state: "sound", endIsKnown: true });
  });

  it("does not replace a journal that a house made before a copy was complete", async () => {
    const to = join(root, "taken");
    await runProcess(["house", "copy", "--to-data", to], {
      env,
      signal: until(() => existsSync(join(to, "journal.sqlite.copy"))).then(() => "SIGKILL" as const),
    });
    await unwrap(await openDemoHouse({ dataDir: to, ...HOUSE })).close();
    expect(await runCli(["house", "copy", "--to-data", to, "-o", "json"], { env })).toMatchObject({
      exit: 1,
      stdout: expect.stringContaining("other-journal"),
    });
  });
});
