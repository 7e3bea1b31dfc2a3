import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Journal, StoredState, UniqueKey } from "../../../../adapters/house/ports/journal.ts";
import type { Row, RowChange } from "../../../../adapters/house/ports/rows.ts";
import type { NoteEvent } from "./journal-model.ts";
import { DISK_MS, type JournalStorage } from "./journal-suite.ts";

const noted = (note: string): NoteEvent => ({ type: "noted", at: 1, note });
const put = (row: Row): RowChange => ({ change: "put", row });
const add = (row: Row): RowChange => ({ change: "add", row });
const line = (id: string, order: number, rest: Partial<Row> = {}): Row => ({
  list: "ledger",
  owner: "a",
  id,
  order,
  ...rest,
});
const SCHEMA = 3;
const stateOf = (text: string, schema = SCHEMA): Omit<StoredState, "version"> => ({ schema, state: text });

const PHONE: UniqueKey = { kind: "phone", value: "0812345678" };

const OTHER_RELEASE = /another release has begun .* with schema 3, .* write them with 1 any more; stop this house/;
const refusedFor = (reason: RegExp) => ({
  name: "JournalUnavailable",
  effect: "nothing",
  message: expect.stringMatching(reason),
});

/** What every journal must do when rows and states are rebuilt. */
export function describeDerived(
  name: string,
  newStorage: () => JournalStorage,
  options: { readonly persistent: boolean },
) {
  describe(`derived data of the ${name} journal`, { timeout: DISK_MS }, () => {
    let storage: JournalStorage;
    let journal: Journal<NoteEvent>;
    beforeEach(async () => {
      storage = newStorage();
      journal = await storage.open();
    });
    afterEach(async () => {
      await journal.close();
      storage.discard();
    });

    it("rebuilds rows and states stream by stream, goes on after a stop, and repeats nothing", async () => {
      expect(await journal.derived.schema()).toBe(0);
      for (const stream of ["a", "b", "c"]) {
        const rows = [add(line(stream, 1, { owner: "all", sums: [100] }))];
        const append = { stream, expectedVersion: 0, events: [noted("1"), noted("2")], rows };
        await journal.append({ ...append, state: stateOf("old", 1) });
      }
      const all = { list: "ledger", owner: "all" } as const;
      await journal.derived.begin(SCHEMA);
      expect(await journal.derived.schema()).toBe(0);
      expect(await journal.rows.count(all)).toBe(0);
      expect(await journal.head("a")).toEqual({ version: 2, stored: undefined });
      expect([...(await journal.derived.streamsLeft(9))].sort()).toEqual(["a", "b", "c"]);
      expect(await journal.derived.streamsLeft(2)).toHaveLength(2);

      const rebuild = (stream: string, version: number, of = journal) =>
        of.derived.rebuild(stream, [add(line(stream, 1, { owner: "all", sums: [version] }))], {
          version,
          ...stateOf(`${stream}${version}`),
        });
      expect(await rebuild("a", 1)).toBe(false);
      expect(await rebuild("a", 3)).toBe(false);
      expect(await rebuild("a", 2)).toBe(true);
      expect(await rebuild("a", 2)).toBe(false);
      await expect(journal.derived.complete(SCHEMA)).rejects.toThrow();
      await journal.derived.begin(SCHEMA);
      const other = options.persistent ? await storage.open() : journal;
      await other.derived.begin(SCHEMA);
      expect([...(await other.derived.streamsLeft(9))].sort()).toEqual(["b", "c"]);
      expect((await Promise.all([rebuild("b", 2), rebuild("b", 2, other)])).sort()).toEqual([false, true]);
      // An event that is written meanwhile.
      await other.append({ stream: "c", expectedVersion: 2, events: [noted("3")] });
      expect(await rebuild("c", 2)).toBe(false);
      expect(await rebuild("c", 3, other)).toBe(true);
      expect(await journal.derived.streamsLeft(9)).toEqual([]);
      await Promise.all([journal.derived.complete(SCHEMA), other.derived.complete(SCHEMA)]);
      if (other !== journal) await other.close();

      expect(await journal.derived.schema()).toBe(SCHEMA);
      await journal.derived.begin(SCHEMA);
      expect(await journal.derived.schema()).toBe(SCHEMA);
      expect(await journal.rows.page({ ...all, limit: 9 })).toEqual(
        [2, 2, 3].map((version, i) => line("abc".charAt(i), 1, { owner: "all", sums: [version] })),
      );
      expect(await journal.head("c", 2)).toEqual({ version: 3, stored: { version: 3, ...stateOf("c3") } });
    });

    it("does not mix the rows of two schemas, or of a stream whose earlier rows are missing", async () => {
      const append = (expectedVersion: number, schema: number) =>
        journal.append({
          stream: "a",
          expectedVersion,
          events: [noted("1")],
          rows: [put(line(`${expectedVersion}`, 1))],
          state: stateOf("{}", schema),
        });
      await append(0, 1);
      await journal.derived.begin(SCHEMA);
      await expect(append(1, SCHEMA)).rejects.toMatchObject(
        refusedFor(/rows and states of a are not computed again yet/),
      );
      await journal.derived.rebuild("a", [], { version: 1, ...stateOf("{}") });
      await expect(append(1, 1)).rejects.toMatchObject(refusedFor(OTHER_RELEASE));
      await expect(journal.derived.complete(1)).rejects.toMatchObject(refusedFor(OTHER_RELEASE));
      await expect(journal.derived.rebuild("a", [], { version: 1, ...stateOf("{}", 1) })).rejects.toMatchObject(
        refusedFor(OTHER_RELEASE),
      );
      expect(await append(1, SCHEMA)).toEqual({ outcome: "appended", version: 2 });
      await journal.derived.complete(SCHEMA);
      await expect(append(2, 1)).rejects.toMatchObject(refusedFor(OTHER_RELEASE));
      expect(await journal.load("a")).toHaveLength(2);
      expect((await journal.rows.page({ list: "ledger", owner: "a", limit: 9 })).map(({ id }) => id)).toEqual(["1"]);
    });

    it("leaves rows and states of a later schema as they are, begun or complete, unless it is told to replace them", async () => {
      const rows = [put(line("1", 1))];
      await journal.append({ stream: "a", expectedVersion: 0, events: [noted("1")], rows, state: stateOf("{}") });
      await journal.append({ stream: "b", expectedVersion: 0, events: [noted("1")], takeKeys: [PHONE] });
      expect(await journal.derived.begin(SCHEMA)).toEqual({ outcome: "begun" });
      await journal.derived.rebuild("a", rows, { version: 1, ...stateOf("new") });
      const found = async () => ({
        schema: await journal.derived.schema(),
        left: await journal.derived.streamsLeft(9),
        rows: await journal.rows.page({ list: "ledger", owner: "a", limit: 9 }),
        heads: [await journal.head("a"), await journal.head("b")],
      });
      const refuses = async (schema: number, replaces?: number) => {
        const before = await found();
        expect(await journal.derived.begin(schema, replaces)).toEqual({ outcome: "newer", schema: SCHEMA });
        expect(await found()).toEqual(before);
      };
      for (const state of ["begun", "complete"]) {
        if (state === "complete") {
          await journal.derived.rebuild("b", [], { version: 1, ...stateOf("new") });
          await journal.derived.complete(SCHEMA);
        }
        await refuses(1);
        await refuses(0, SCHEMA - 1);
        expect(await journal.derived.begin(SCHEMA)).toEqual({ outcome: "begun" });
      }

      expect(await journal.derived.begin(1, SCHEMA)).toEqual({ outcome: "begun" });
      expect(await found()).toMatchObject({
        schema: 0,
        rows: [],
        heads: [{ stored: undefined }, { stored: undefined }],
      });
      expect([...(await journal.derived.streamsLeft(9))].sort()).toEqual(["a", "b"]);
      for (const stream of ["a", "b"]) await journal.derived.rebuild(stream, [], { version: 1, ...stateOf("old", 1) });
      await journal.derived.complete(1);
      expect(await journal.derived.begin(1, SCHEMA)).toEqual({ outcome: "begun" });
      expect(await found()).toMatchObject({ schema: 1, left: [] });
      expect(await journal.findStream(PHONE)).toBe("b");
      expect(await journal.load("a")).toHaveLength(1);
    });
  });
}
