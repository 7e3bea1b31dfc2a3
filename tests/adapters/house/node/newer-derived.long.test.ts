import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DERIVED_SCHEMA } from "../../../../adapters/house/engine/derived/state-text.ts";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { migrateJournal } from "../../../../adapters/house/node/migrate-journal.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import { DISK_MS } from "../journals/journal-suite.ts";
import { NOON, plainPasswords, unwrap } from "../test-house.ts";

const LATER = DERIVED_SCHEMA + 1;
const noProgress = () => undefined;

/** The unique keys have a table of this name there. */
const sqliteName = (table: string) => (table === "unique_keys" ? "claims" : table);

/** A journal with the demo's members, and the tables as they are. */
interface Place {
  readonly where: { readonly dataDir: string } | { readonly databaseUrl: string };
  readonly name: string;
  readonly command: string;
  /** Runs statements; `#` stands for what comes before a table's name. */
  run(statements: string): Promise<void>;
  read(table: string): Promise<readonly unknown[]>;
  discard(): Promise<void>;
}

function folderPlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), "sanam-newer-"));
  const file = join(dataDir, "journal.sqlite");
  const using = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    where: { dataDir },
    name: `The journal ${file}`,
    command: `sanam house migrate --replace-newer --data ${dataDir}`,
    run: async (statements) => using((database) => database.exec(statements.replaceAll("#", ""))),
    read: async (table) => using((database) => database.prepare(`SELECT * FROM ${sqliteName(table)}`).all()),
    discard: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function schemaPlace(): Promise<Place> {
  const db: TestSchema = await newTestSchema();
  const nameOf = (table: string) => `${db.name}.${table === "rows" ? "model_rows" : table}`;
  return {
    where: { databaseUrl: db.url },
    name: `The journal in the schema ${db.name} of `,
    command: "sanam house migrate --replace-newer`",
    run: async (statements) => void (await db.sql.unsafe(statements.replaceAll("#", `${db.name}.`))),
    read: async (table) => [...(await db.sql.unsafe(`SELECT * FROM ${nameOf(table)} AS t ORDER BY t::text`))],
    discard: () => db.discard(),
  };
}

describe.each([
  ["a folder", async () => folderPlace()],
  ["a database", schemaPlace],
])("rows and states of a later release in %s", { timeout: DISK_MS }, (_name, newPlace) => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
    await (await opened()).close();
  }, DISK_MS);
  beforeEach(async () => void unwrap(await migrate(true)));
  afterAll(() => place.discard());

  function open(wrapJournal = (journal: Journal<HouseEvent>) => journal) {
    const settings = { seed: 7, clock: () => NOON, passwords: plainPasswords, wrapJournal };
    return openDemoHouse({ dataDir: undefined, ...place.where, ...settings });
  }

  const opened = async () => unwrap(await open());
  const migrate = (replaceNewer: boolean) => migrateJournal({ ...place.where, replaceNewer }, noProgress);
  const all = async () => Promise.all(["events", "rows", "states", "derived"].map((table) => place.read(table)));

  async function credit(): Promise<unknown> {
    const { house, ...rest } = await opened();
    const gold = await house.staff.findMember("gold");
    const found = gold && (await house.member(gold).credit());
    await rest.close();
    return found;
  }

  function expectRefused(result: Awaited<ReturnType<typeof open>> | Awaited<ReturnType<typeof migrate>>): void {
    expect(result).toMatchObject({ ok: false, error: { kind: "journal-newer" } });
    const message = result.ok ? "" : result.error.message;
    expect(message.startsWith(place.name)).toBe(true);
    expect(message).toContain(place.command);
    expect(message).toMatch(/^[^\n]+ has rows and states of a later release;[^\n]+\. Nothing was changed\.$/);
  }

  it.each([
    ["complete", LATER],
    ["only begun", 0],
  ])("are %s: no house starts, no migration, and nothing changes", async (_state, complete) => {
    await place.run(`UPDATE #derived SET begun = ${LATER}, complete = ${complete}`);
    const before = await all();
    expectRefused(await open());
    expectRefused(await migrate(false));
    expect(await all()).toEqual(before);
  });

  it("are begun while an earlier release computes its own: it stops with the same sentence", async () => {
    await place.run("UPDATE #derived SET begun = 0, complete = 0");
    const result = await open((journal) => ({
      ...journal,
      derived: {
        ...journal.derived,
        async begin(...args) {
          const outcome = await journal.derived.begin(...args);
          await journal.derived.begin(LATER);
          return outcome;
        },
      },
    }));
    expect(result).toMatchObject({ ok: false, error: { kind: "journal-newer" } });
    expect(await place.read("derived")).toMatchObject([{ begun: LATER }]);
  });

  it("are replaced when an operator asks for it, also twice at once, and no event or key is lost", async () => {
    const [before, keys, expected] = [await all(), await place.read("unique_keys"), await credit()];
    await place.run(`DELETE FROM #states; UPDATE #derived SET begun = ${LATER}, complete = ${LATER}`);
    const [first, second] = (await Promise.all([migrate(true), migrate(true)])).map(unwrap);
    expect(Math.max(first?.derived.from ?? 0, second?.derived.from ?? 0)).toBe(LATER);
    const after = await all();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.length).toBe(before[1]?.length);
    expect(after[2]?.length).toBeGreaterThan(0);
    expect(await place.read("unique_keys")).toEqual(keys);
    expect(await credit()).toEqual(expected);
    expect(unwrap(await migrate(true))).toMatchObject({ streams: 0 });
  });
});
