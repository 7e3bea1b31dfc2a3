import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import type { Journal } from "../../../../../adapters/house/ports/journal.ts";
import type { RowChange } from "../../../../../adapters/house/ports/rows.ts";
import { newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journal-model.ts";
import { DISK_MS } from "../journal-suite.ts";
import { holdHead } from "./hold-head.ts";

const STREAMS = Array.from({ length: 6 }, (_, i) => `s${i}`);
const SCHEMAS = [2, 3, 4, 5];
const event: NoteEvent = { type: "noted", at: 1, note: "note" };

/** One event adds one to its stream's row and one to a row of all. */
const rowsOf = (stream: string, count = 1): readonly RowChange[] =>
  ["all", stream].map((owner) => ({
    change: "add",
    row: { list: "popularity", owner, id: "sum", order: 1, sums: [count] },
  }));

describe("rows on PostgreSQL while other houses rebuild them", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let houses: readonly Journal<NoteEvent>[];
  beforeAll(async () => {
    db = await newTestSchema();
    houses = await Promise.all(
      [1, 2].map(async () => {
        const opened = await openPostgresJournal<NoteEvent>(db.url, { connections: 8, budgetMs: 30_000 });
        if (!opened.ok) throw new Error(opened.error.message);
        return opened.value;
      }),
    );
  });
  afterAll(async () => {
    for (const house of houses) await house.close();
    await db.discard();
  });

  async function rebuild(house: Journal<NoteEvent>, stream: string, schema: number): Promise<void> {
    const { version } = await house.head(stream);
    await house.derived.rebuild(stream, rowsOf(stream, version), { version, schema, state: `${version}` });
  }

  it("counts every event once in all rows and states", async () => {
    let schema = 1;
    let rounds = 0;
    let refused = 0;
    let isStopped = false;

    async function write(house: Journal<NoteEvent>, stream: string): Promise<void> {
      while (!isStopped) {
        const { version } = await house.head(stream);
        const state = { schema, state: `${version + 1}` };
        try {
          await house.append({ stream, expectedVersion: version, events: [event], rows: rowsOf(stream), state });
        } catch (error) {
          // The rows have another schema by now, or those of the stream are yet to be rebuilt.
          expect(String(error)).toMatch(/nothing was changed: .*(schema|not computed again yet)/);
          refused += 1;
        }
      }
    }

    async function rebuildAll(house: Journal<NoteEvent>, wanted: number): Promise<void> {
      await house.derived.begin(wanted);
      schema = wanted;
      for (;;) {
        const left = await house.derived.streamsLeft(2);
        if (left.length === 0) break;
        for (const stream of left) await rebuild(house, stream, wanted);
      }
      await house.derived.complete(wanted);
      rounds += 1;
    }

    const writing = Promise.all(houses.flatMap((house) => STREAMS.map((stream) => write(house, stream))));
    for (const wanted of SCHEMAS) {
      await Promise.all(houses.map((house) => rebuildAll(house, wanted)));
      const before = await total();
      await expect.poll(total).toBeGreaterThan(before + 10);
    }
    isStopped = true;
    await writing;

    expect(rounds).toBe(SCHEMAS.length * houses.length);
    expect(refused).toBeGreaterThan(0);
    const [house] = houses;
    for (const stream of STREAMS) {
      const version = (await house?.load(stream))?.length ?? 0;
      expect(await house?.rows.get({ list: "popularity", owner: stream, id: "sum" })).toMatchObject({
        sums: [version],
      });
      expect(await house?.head(stream)).toEqual({
        version,
        stored: { version, schema: SCHEMAS.at(-1), state: `${version}` },
      });
    }
    expect(await house?.rows.get({ list: "popularity", owner: "all", id: "sum" })).toMatchObject({
      sums: [await total()],
    });
  });

  it("refuses an append that wrote its rows before a rebuild deleted all rows", async () => {
    const [house] = houses;
    const head = await holdHead(db, "new");
    const state = { schema: SCHEMAS.at(-1) ?? 0, state: "1" };
    const append = { stream: "new", expectedVersion: 0, events: [event], rows: rowsOf("new"), state };
    const appending = house?.append(append);
    const refused = expect(appending).rejects.toThrow("schema");
    await head.untilWaiting(1);
    // What `begin` does, without the lock that waits for appends.
    await head.release(`UPDATE ${db.name}.derived SET begun = 9, generation = generation + 1`);
    await refused;
    expect(await house?.rows.count({ list: "popularity", owner: "new" })).toBe(0);
    expect(await house?.head("new")).toMatchObject({ version: 0 });
  });

  it("does not rebuild a stream from less than the append that is about to end", async () => {
    const [house] = houses;
    await house?.derived.begin(10);
    const left = STREAMS[0] ?? "";
    const version = (await house?.head(left))?.version ?? 0;
    const head = await holdHead(db, left);
    const appending = house?.append({ stream: left, expectedVersion: version, events: [event] });
    await head.untilWaiting(1);
    const state = { version, schema: 10, state: "" };
    const rebuilding = house?.derived.rebuild(left, rowsOf(left, version), state);
    await head.untilWaiting(2);
    await head.release();
    expect(await appending).toMatchObject({ outcome: "appended" });
    expect(await rebuilding).toBe(false);
    expect(await house?.derived.rebuild(left, [], { ...state, version: version + 1 })).toBe(true);
  });

  async function total(): Promise<number> {
    return Number((await db.sql.unsafe(`SELECT count(*) AS count FROM ${db.name}.events`))[0]?.["count"]);
  }
});
