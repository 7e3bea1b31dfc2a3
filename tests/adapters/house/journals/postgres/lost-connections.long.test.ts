import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import type { Append, Journal } from "../../../../../adapters/house/ports/journal.ts";
import { type Cut, type CuttingProxy, cuttingProxy } from "../../../../postgres/cutting-proxy.ts";
import { emptyTables, newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journal-model.ts";
import { DISK_MS } from "../journal-suite.ts";
import { holdHead } from "./hold-head.ts";

const sumOf = (owner: string) => ({ list: "ledger", owner, id: "sum", order: 1, sums: [1] }) as const;
const noted = (note: string): NoteEvent => ({ type: "noted", at: 1, note });

describe("a journal whose connections to PostgreSQL are lost", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let proxy: CuttingProxy;
  let journal: Journal<NoteEvent>;
  // One stream a test: a statement that lost its connection may still run when the next test has begun.
  let stream = "";
  let count = 0;
  beforeAll(async () => {
    db = await newTestSchema();
    proxy = await cuttingProxy(Number(new URL(db.serverUrl).port));
  });
  beforeEach(async () => {
    stream = `stream-${(count += 1)}`;
    await open();
  });
  afterEach(async () => {
    await journal.close();
    await emptyTables(db.sql, db.name);
  });
  afterAll(async () => {
    await proxy.close();
    await db.discard();
  });

  async function open(budgetMs?: number): Promise<void> {
    const url = new URL(db.url);
    url.port = `${proxy.port}`;
    const opened = await openPostgresJournal<NoteEvent>(url.href, { connections: 3, budgetMs });
    if (!opened.ok) throw new Error(opened.error.message);
    journal = opened.value;
    // One that has its statements prepared, as after the first appends.
    await journal.append(appendOf("warm", 0));
  }

  const appendOf = (name: string, expectedVersion: number): Append<NoteEvent> => ({
    stream: name,
    expectedVersion,
    events: [noted("1"), noted("2")],
    rows: [{ change: "add", row: sumOf(name) }],
  });

  const cuts: readonly (readonly Cut[])[] = [
    ["before"],
    ["within"],
    ["sent"],
    ["replied"],
    ["before", "before"],
    ["sent", "replied"],
    // The second is the look for the append.
    ["replied", "replied", "within"],
  ];
  it.each(cuts.map((places) => [places.join(", "), places] as const))(
    "appends once when the line is cut: %s",
    async (_, places) => {
      for (const expectedVersion of [0, 2]) {
        proxy.cut(stream, places);
        const outcome = await journal.append(appendOf(stream, expectedVersion));
        expect(outcome).toEqual({ outcome: "appended", version: expectedVersion + 2 });
        expect(proxy.left).toBe(0);
      }
      expect((await journal.load(stream)).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
      expect(await journal.rows.get(sumOf(stream))).toMatchObject({ sums: [2] });
    },
  );

  it.each(cuts.map((places) => [places.join(", "), places] as const))("reads all the same: %s", async (_, places) => {
    await journal.append(appendOf(stream, 0));
    proxy.cut(stream, places);
    expect(await journal.load(stream)).toHaveLength(2);
    proxy.cut(stream, places);
    expect(await journal.rows.count(sumOf(stream))).toBe(1);
  });

  it("gives up a line that says nothing, and asks again on another", async () => {
    await journal.close();
    await open(4_000);
    proxy.cut(stream, ["silent", "silent"]);
    const append = journal.append(appendOf(stream, 0));
    const read = journal.load(stream);
    expect(await append).toEqual({ outcome: "appended", version: 2 });
    expect([0, 2]).toContain((await read).length);
    expect(proxy.left).toBe(0);
    expect(await journal.load(stream)).toHaveLength(2);
  });

  it("tells another writer's event from its own when both have the same bytes", async () => {
    const other = await openPostgresJournal<NoteEvent>(db.url);
    if (!other.ok) throw new Error(other.error.message);
    const append = appendOf(stream, 0);
    proxy.cut(stream, ["before"]);
    const [mine, its] = await Promise.all([journal.append(append), other.value.append(append)]);
    expect([mine.outcome, its.outcome].sort()).toEqual(["appended", "conflict"]);
    expect(await journal.load(stream)).toHaveLength(2);
    expect(await journal.rows.get(sumOf(stream))).toMatchObject({ sums: [1] });
    await other.value.close();
  });

  it("appends once when the server still works on the append that was lost", async () => {
    const head = await holdHead(db, stream);
    proxy.cut(stream, ["sent"]);
    const appending = journal.append(appendOf(stream, 0));
    // The lost append and the next one wait for the lock.
    await head.untilWaiting(2);
    await head.release();
    expect(await appending).toEqual({ outcome: "appended", version: 2 });
    expect(await journal.load(stream)).toHaveLength(2);
    expect(await journal.rows.get(sumOf(stream))).toMatchObject({ sums: [1] });
  });

  it("says whether something may have happened when the line stays dead", async () => {
    await journal.close();
    await open(300);
    const dead = (cut: Cut) => Array.from({ length: 100 }, () => cut);
    const append = appendOf(stream, 0);
    proxy.cut(stream, dead("within"));
    await expect(journal.append(append)).rejects.toMatchObject({ name: "JournalUnavailable", effect: "unknown" });
    await expect(journal.load(stream)).rejects.toMatchObject({ name: "JournalUnavailable", effect: "nothing" });
    await journal.close();
    proxy.cut("", []);
    await open();
    expect(await journal.load(stream)).toEqual([]);
  });

  it("writes nothing while the disk is full, and goes on when there is room", async () => {
    await db.sql.unsafe(`
      CREATE FUNCTION ${db.name}.full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE disk_full; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON ${db.name}.events EXECUTE FUNCTION ${db.name}.full()`);
    const append = appendOf("a", 0);
    await expect(journal.append(append)).rejects.toMatchObject({ name: "JournalUnavailable", effect: "nothing" });
    expect(await journal.load("a")).toEqual([]);
    expect(await journal.rows.count({ list: "ledger", owner: "a" })).toBe(0);
    await db.sql.unsafe(`DROP TRIGGER full_disk ON ${db.name}.events`);
    expect(await journal.append(append)).toMatchObject({ outcome: "appended" });
  });

  it("gives a key to one of many streams that want it at once, and makes all else wait for nothing", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        journal.append({
          ...appendOf(`s${i}`, 0),
          rows: [{ change: "add", row: sumOf("all") }],
          takeKeys: [`${i % 3}`, `${(i + 1) % 3}`].map((value) => ({ kind: "phone", value })),
        }),
      ),
    );
    const appended = outcomes.filter(({ outcome }) => outcome === "appended").length;
    expect(outcomes.filter(({ outcome }) => outcome === "key-taken")).toHaveLength(24 - appended);
    expect(appended).toBe(1);
    expect(await journal.rows.get(sumOf("all"))).toMatchObject({ sums: [1] });
  });
});
