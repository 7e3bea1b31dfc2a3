import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markProductionFolder } from "../../../../adapters/house/node/data-folder.ts";
import { type OpenDemoHouse, openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { baht } from "../../../../core/shared/money.ts";
import { everyAnswer } from "../../../adapters/house/journals/every-answer.ts";
import { DISK_MS } from "../../../adapters/house/journals/journal-suite.ts";
import { joinHouse, plainPasswords, unwrap } from "../../../adapters/house/test-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { NOON, runCli, runJson } from "../../run-cli.ts";

const HOUSE = { seed: 7, clock: () => NOON, passwords: plainPasswords };

describe("house copy", { timeout: DISK_MS }, () => {
  const root = mkdtempSync(join(tmpdir(), "sanam-house-copy-"));
  const from = join(root, "from");
  const back = join(root, "back");
  let db: TestSchema;
  let env: Record<string, string>;
  let member = "";
  const toDatabase = (data = from) => runJson(["house", "copy", "--from-data", data], { env });
  const toFolder = (data = back) => runJson(["house", "copy", "--to-data", data], { env });
  const openFolder = async (dataDir: string) => unwrap(await openDemoHouse({ dataDir, ...HOUSE }));
  const answersOf = async (opened: OpenDemoHouse) => {
    const answers = await everyAnswer(opened.house.member(member as never));
    await opened.close();
    return answers;
  };

  beforeAll(async () => {
    db = await newTestSchema();
    env = { SANAM_DATABASE_URL: db.url };
    const opened = await openFolder(from);
    ({ id: member } = await joinHouse(opened.house));
    // A session that has ended: its token is a unique key no more.
    const { session } = await joinHouse(opened.house, 4);
    await opened.house.visitors.signOut(session.token);
    await opened.close();
  });
  afterAll(async () => {
    rmSync(root, { recursive: true, force: true });
    await db.discard();
  });

  it("copies a folder into a database and back, with the same answers everywhere", async () => {
    const there = await toDatabase();
    expect(there).toMatchObject({ exit: 0, data: { members: "demo" } });
    expect(there.data?.["target"]).toEqual(there.data?.["source"]);
    expect(there.data?.["source"]).toMatchObject({ events: there.data?.["copied"] });
    expect((await runJson(["house", "verify"], { env })).data).toMatchObject({ state: "sound", derivedCompared: true });
    const again = await runCli(["house", "copy", "--from-data", from], { env });
    expect(again.stdout).toMatch(/Source +(\d+ +\d+ +\d+ +[0-9a-f]{8})\s+Target +\1/);
    expect(again.stdout).toMatch(/Copied now +0 events/);

    const returned = await toFolder();
    expect(returned.data?.["target"]).toEqual(there.data?.["source"]);
    expect((await runJson(["house", "verify", "--data", back])).data).toMatchObject({
      state: "sound",
      endIsKnown: true,
    });
    const expected = await answersOf(await openFolder(from));
    expect(await answersOf(await openFolder(back))).toEqual(expected);
    const inDatabase = unwrap(await openDemoHouse({ dataDir: undefined, databaseUrl: db.url, ...HOUSE }));
    expect(await answersOf(inDatabase)).toEqual(expected);
  });

  it("goes on with what the source got later, in both directions", async () => {
    const grown = await openFolder(from);
    await joinHouse(grown.house, 2, baht(500));
    await grown.close();
    expect(await toDatabase()).toMatchObject({ exit: 0, data: { copied: expect.any(Number) } });
    const returned = await toFolder();
    expect(returned).toMatchObject({ exit: 0 });
    expect(returned.data?.["copied"]).toBeGreaterThan(0);
    expect((await runJson(["house", "verify", "--data", back])).exit).toBe(0);
    expect((await runJson(["house", "verify"], { env })).exit).toBe(0);
  });

  it("refuses a target with another journal and changes nothing", async () => {
    const other = join(root, "other");
    const opened = unwrap(await openDemoHouse({ dataDir: other, ...HOUSE, seed: 8 }));
    const running = await toFolder(other);
    expect(running).toMatchObject({ exit: 1, error: { code: "house-running" } });
    expect(await toDatabase(other)).toMatchObject({ exit: 1, error: { code: "house-running" } });
    await opened.close();
    for (const refused of [await toDatabase(other), await toFolder(other)]) {
      expect(refused).toMatchObject({ exit: 1, error: { kind: "unexpected", code: "other-journal" } });
      expect(refused.error?.["message"]).toContain("Nothing was changed");
    }
    await (await openFolder(other)).close();
    expect((await runJson(["house", "verify"], { env })).exit).toBe(0);
  });

  it("takes the note about real members along, and mixes none of them with a demo's", async () => {
    const real = await newTestSchema();
    try {
      const production = join(root, "production");
      const opened = await openFolder(production);
      await opened.close();
      markProductionFolder(production);
      const realEnv = { SANAM_DATABASE_URL: real.url };
      const copied = await runCli(["house", "copy", "--from-data", production], { env: realEnv });
      expect(copied.stdout).toMatch(/Members +real/);
      expect(copied.stdout).toContain("SANAM_SECRET_KEY");
      const demo = await openDemoHouse({ dataDir: undefined, databaseUrl: real.url, ...HOUSE });
      expect(demo).toMatchObject({ ok: false, error: { kind: "demo-refused" } });
      const mixed = await runJson(["house", "copy", "--from-data", from], { env: realEnv });
      expect(mixed).toMatchObject({ exit: 1, error: { code: "other-members" } });
      const returned = join(root, "returned");
      expect((await runJson(["house", "copy", "--to-data", returned], { env: realEnv })).exit).toBe(0);
      expect(existsSync(join(returned, "production.txt"))).toBe(true);
    } finally {
      await real.discard();
    }
  });

  it("lets no house open the target of a copy that stopped, and goes on later", async () => {
    const part = await newTestSchema();
    const partEnv = { SANAM_DATABASE_URL: part.url };
    try {
      await runJson(["house", "migrate"], { env: partEnv });
      // Refuses one stream, as a full disk would.
      await part.sql.unsafe(`CREATE FUNCTION ${part.name}.full() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'no space left' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON ${part.name}.events FOR EACH ROW
        WHEN (new.stream = 'member:${member}') EXECUTE FUNCTION ${part.name}.full()`);
      const stopped = await runJson(["house", "copy", "--from-data", from], { env: partEnv });
      expect(stopped).toMatchObject({ exit: 1, error: { code: "database-failed" } });
      expect(stopped.error?.["message"]).toMatch(/no space left.*Run the copy again/);
      const early = await openDemoHouse({ dataDir: undefined, databaseUrl: part.url, ...HOUSE });
      expect(early).toMatchObject({ ok: false });
      if (!early.ok) expect(early.error.message).toContain("copy");
      const unfinished = await runJson(["house", "copy", "--to-data", join(root, "half")], { env: partEnv });
      expect(unfinished).toMatchObject({ exit: 1, error: { code: "no-journal" } });
      await part.sql.unsafe(`DROP TRIGGER full_disk ON ${part.name}.events`);
      const rest = await runJson(["house", "copy", "--from-data", from], { env: partEnv });
      expect(rest).toMatchObject({ exit: 0 });
      expect(rest.data?.["source"]).not.toMatchObject({ events: rest.data?.["copied"] });
      expect((await runJson(["house", "verify"], { env: partEnv })).exit).toBe(0);
    } finally {
      await part.discard();
    }
  });

  it("copies nothing from a damaged source", async () => {
    const damaged = join(root, "back");
    const database = new DatabaseSync(join(damaged, "journal.sqlite"));
    database.exec("UPDATE events SET event = replace(event, 'at', 'At') WHERE seq = 9");
    database.close();
    expect(await toDatabase(damaged)).toMatchObject({ exit: 1, error: { code: "journal-damaged" } });
  });

  it("refuses wrong options, a missing folder and a wrong database", async () => {
    for (const options of [[], ["--from-data", from, "--to-data", from]]) {
      expect(await runJson(["house", "copy", ...options], { env })).toMatchObject({
        exit: 2,
        error: { kind: "usage" },
      });
    }
    expect(await runJson(["house", "copy", "--from-data", from])).toMatchObject({ exit: 2 });
    expect(await toDatabase(join(root, "missing"))).toMatchObject({ exit: 1, error: { code: "no-journal" } });
    const away = { SANAM_DATABASE_URL: "postgres://127.0.0.1:1/none" };
    for (const direction of ["--from-data", "--to-data"]) {
      expect(await runJson(["house", "copy", direction, from], { env: away })).toMatchObject({ exit: 5 });
    }
    const empty = await newTestSchema();
    const nothing = await runJson(["house", "copy", "--to-data", join(root, "none")], {
      env: { SANAM_DATABASE_URL: empty.url },
    });
    expect(nothing).toMatchObject({ exit: 1 });
    expect(existsSync(join(root, "none"))).toBe(false);
    await empty.discard();
  });
});
