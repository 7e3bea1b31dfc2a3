import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Append, Journal, StoredState } from "../../../../adapters/house/ports/journal.ts";
import type { Row, RowChange, RowQuery } from "../../../../adapters/house/ports/rows.ts";
import type { BangkokDate } from "../../../../core/shared/bangkok-time.ts";
import type { NoteEvent } from "./journal-model.ts";
import { DISK_MS, type JournalStorage } from "./journal-suite.ts";
import { anyQuery, anyWriting } from "./row-arbitraries.ts";
import { RowsModel } from "./rows-model.ts";

const noted = (note: string): NoteEvent => ({ type: "noted", at: 1, note });
const day = (text: string): BangkokDate => text as BangkokDate;
const put = (row: Row): RowChange => ({ change: "put", row });
const add = (row: Row): RowChange => ({ change: "add", row });
const line = (id: string, order: number, rest: Partial<Row> = {}): Row => ({
  list: "ledger",
  owner: "a",
  id,
  order,
  ...rest,
});
const OF_A = { list: "ledger", owner: "a" } as const;
const SCHEMA = 3;
const stateOf = (text: string, schema = SCHEMA): Omit<StoredState, "version"> => ({ schema, state: text });

/** What every journal must do with rows and states. */
export function describeRows(
  name: string,
  newStorage: () => JournalStorage,
  options: { readonly persistent: boolean },
) {
  describe(`rows and states of the ${name} journal`, { timeout: DISK_MS }, () => {
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

    /** Writes one event with rows. */
    async function write(rows: readonly RowChange[], stream = "a"): Promise<void> {
      const { version } = await journal.head(stream);
      const append = { stream, expectedVersion: version, events: [noted("rows")], rows };
      expect(await journal.append(append)).toMatchObject({ outcome: "appended" });
    }
    const idsOf = async (query: Partial<RowQuery>) =>
      (await journal.rows.page({ ...OF_A, limit: 50, ...query })).map(({ id }) => id);

    it("returns a row as it was written, with every kind of body", async () => {
      const bodies = [undefined, null, "ข้อความ 'x' \u0001", 12.5, [1, [2]], { a: { b: [] }, date: "2026-11-22" }];
      const rows = bodies.map((body, i) =>
        line(`r${i}`, i, { day: day("2026-11-22"), tag: "bet", sums: [i, -5], body }),
      );
      await write(rows.map(put));
      for (const row of rows) expect(await journal.rows.get(row)).toEqual(row);
      await write([put(line("r0", -7))]);
      expect(await journal.rows.get(line("r0", 0))).toEqual(line("r0", -7));
      expect(await journal.rows.get({ list: "feed", owner: "a", id: "r0" })).toBeUndefined();
      expect(await journal.rows.get({ list: "ledger", owner: "b", id: "r0" })).toBeUndefined();
    });

    it("returns a body as JSON has it, which its writer cannot change any more", async () => {
      const body = { amount: 1, none: undefined, at: new Date(0), list: [undefined] };
      await write([put(line("r", 1, { body }))]);
      body.amount = 2;
      const read = await journal.rows.get(line("r", 1));
      expect(read?.body).toStrictEqual({ amount: 1, at: "1970-01-01T00:00:00.000Z", list: [null] });
      Object.assign(read?.body ?? {}, { amount: 3 });
      expect((await journal.rows.get(line("r", 1)))?.body).toMatchObject({ amount: 1 });
    });

    it("makes the changes of an append in their order", async () => {
      await write([
        put(line("r", 1, { sums: [10, 1], body: "first" })),
        add(line("r", 2, { sums: [5, -3], tag: "win", body: "second" })),
        add(line("new", 1, { sums: [7] })),
        put(line("gone", 9)),
        { change: "delete", row: line("gone", 0) },
        { change: "delete", row: line("never", 0) },
      ]);
      expect(await journal.rows.page({ ...OF_A, limit: 9 })).toEqual([
        line("r", 2, { sums: [15, -2], tag: "win", body: "second" }),
        line("new", 1, { sums: [7] }),
      ]);
      await write([{ change: "delete", row: line("r", 0) }, add(line("r", 3, { sums: [1, 1] }))]);
      expect(await journal.rows.get(line("r", 0))).toEqual(line("r", 3, { sums: [1, 1] }));
    });

    it("gives pages from the highest order down, rows of one order by their ids", async () => {
      const largest = Number.MAX_SAFE_INTEGER;
      await write([
        put(line("b", 5)),
        put(line("a", 5)),
        put(line("B", 5)),
        put(line("é", 5)),
        put(line("low", -largest)),
        put(line("high", largest)),
        put(line("other", 6, { owner: "b" })),
        put(line("other", 6, { list: "feed" })),
      ]);
      expect(await idsOf({})).toEqual(["high", "B", "a", "b", "é", "low"]);
      expect(await idsOf({ limit: 2 })).toEqual(["high", "B"]);
      expect(await idsOf({ after: { order: 5, id: "a" } })).toEqual(["b", "é", "low"]);
      expect(await idsOf({ after: { order: 5, id: "aa" } })).toEqual(["b", "é", "low"]);
      expect(await idsOf({ after: { order: 6, id: "" }, limit: 1 })).toEqual(["B"]);
      expect(await idsOf({ after: { order: -largest, id: "low" } })).toEqual([]);
      await write([put(line("low", 7))]);
      expect(await idsOf({ limit: 2 })).toEqual(["high", "low"]);
    });

    it("limits pages to tags and days, and sums and counts rows", async () => {
      await write([
        put(line("1", 1, { tag: "bet", day: day("2026-11-20"), sums: [1, 10] })),
        put(line("2", 2, { tag: "win", day: day("2026-11-21"), sums: [2, 20] })),
        put(line("3", 3, { tag: "bet", day: day("2026-11-22"), sums: [4, 40] })),
        put(line("4", 4, { day: day("2026-11-20"), sums: [8, -80] })),
        put(line("5", 5, { tag: "bet", sums: [16, 160] })),
      ]);
      expect(await idsOf({ tags: ["bet"] })).toEqual(["5", "3", "1"]);
      expect(await idsOf({ tags: ["win", "bet", "other"] })).toEqual(["5", "3", "2", "1"]);
      expect(await idsOf({ tags: [] })).toEqual(["5", "4", "3", "2", "1"]);
      expect(await idsOf({ tags: ["bet"], limit: 1, after: { order: 5, id: "5" } })).toEqual(["3"]);
      expect(await idsOf({ from: day("2026-11-21") })).toEqual(["3", "2"]);
      expect(await idsOf({ to: day("2026-11-20") })).toEqual(["4", "1"]);
      expect(await idsOf({ from: day("2026-11-20"), to: day("2026-11-21"), tags: ["bet", "win"] })).toEqual(["2", "1"]);
      expect(await idsOf({ from: day("2026-11-22"), to: day("2026-11-21") })).toEqual([]);
      expect(await journal.rows.sum({ ...OF_A, from: day("2026-11-20"), to: day("2026-11-21") })).toEqual([11, -50, 0]);
      expect(await journal.rows.sum(OF_A)).toEqual([31, 150, 0]);
      expect(await journal.rows.sum({ ...OF_A, owner: "nobody" })).toEqual([0, 0, 0]);
      expect(await journal.rows.count(OF_A)).toBe(5);
      expect(await journal.rows.count({ ...OF_A, above: 3 })).toBe(2);
      expect(await journal.rows.count({ ...OF_A, above: 5 })).toBe(0);
      expect(await journal.rows.count({ ...OF_A, owner: "nobody" })).toBe(0);
    });

    it("finds days and tags among many rows, also where days do not follow the order", async () => {
      const model = new RowsModel();
      const rows = Array.from({ length: 900 }, (_, i) => {
        const dayNumber = 1 + ((i < 450 ? i >> 4 : i * 7) % 28);
        const tag = i % 97 === 0 ? "rare" : "often";
        return line(`${i}`, i >> 1, { day: day(`2026-11-${String(dayNumber).padStart(2, "0")}`), tag, sums: [i] });
      });
      await write(rows.map(put));
      model.apply(rows.map(put));
      const ranges = [
        ["01", "01"],
        ["03", "05"],
        ["26", undefined],
        [undefined, "02"],
        ["29", "30"],
      ] as const;
      for (const [first, last] of ranges) {
        const range = { from: first && day(`2026-11-${first}`), to: last && day(`2026-11-${last}`) };
        expect(await journal.rows.sum({ ...OF_A, ...range })).toEqual(model.sum({ ...OF_A, ...range }));
        for (const tags of [[], ["rare"], ["often"], ["rare", "often"]]) {
          for (const after of [undefined, { order: 300, id: "600" }, { order: 4, id: "" }]) {
            const asked = { ...OF_A, ...range, tags, after, limit: 20 };
            expect(await journal.rows.page(asked)).toEqual(model.page(asked));
          }
        }
      }
    });

    it("writes no row and no state when the append is refused", async () => {
      const key = { kind: "phone", value: "1" } as const;
      await journal.append({ stream: "b", expectedVersion: 0, events: [noted("key")], takeKeys: [key] });
      const first = { stream: "a", expectedVersion: 0, events: [noted("first")], rows: [put(line("r", 1))] };
      expect(await journal.append({ ...first, state: stateOf("one") })).toEqual({ outcome: "appended", version: 1 });
      const later = { ...first, rows: [put(line("r", 2)), put(line("s", 2))], state: stateOf("two") };
      expect(await journal.append(later)).toEqual({ outcome: "conflict" });
      expect(await journal.append({ ...later, expectedVersion: 1, takeKeys: [key] })).toMatchObject({
        outcome: "key-taken",
      });
      for (const wrong of [1.5, 2 ** 53, Number.NaN]) {
        for (const row of [line("s", wrong), line("s", 1, { sums: [1, wrong] })]) {
          const append: Append<NoteEvent> = { ...later, expectedVersion: 1, rows: [put(line("r", 2)), put(row)] };
          await expect(journal.append(append)).rejects.toThrow();
        }
      }
      expect(await journal.rows.page({ ...OF_A, limit: 9 })).toEqual([line("r", 1)]);
      expect(await journal.head("a")).toEqual({ version: 1, stored: { version: 1, ...stateOf("one") } });
      expect(await journal.load("a")).toHaveLength(1);
    });

    it("returns a stream's head, and its state to a reader that has an older one or none", async () => {
      expect(await journal.head("a")).toEqual({ version: 0, stored: undefined });
      await journal.append({ stream: "a", expectedVersion: 0, events: [noted("1")] });
      expect(await journal.head("a")).toEqual({ version: 1, stored: undefined });
      const events = [noted("2"), noted("3")];
      await journal.append({ stream: "a", expectedVersion: 1, events, state: stateOf('{"ยอด":1}') });
      const stored = { version: 3, ...stateOf('{"ยอด":1}') };
      expect(await journal.head("a")).toEqual({ version: 3, stored });
      expect(await journal.head("a", 0)).toEqual({ version: 3, stored });
      expect(await journal.head("a", 2)).toEqual({ version: 3, stored });
      expect(await journal.head("a", 3)).toEqual({ version: 3, stored: undefined });
      await journal.append({ stream: "a", expectedVersion: 3, events: [noted("4")], state: stateOf("{}") });
      expect(await journal.head("a", 3)).toEqual({ version: 4, stored: { version: 4, ...stateOf("{}") } });
      expect((await journal.head("b")).version).toBe(0);
    });

    it("does what the model does, for any changes and queries", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyWriting, { maxLength: 20 }),
          fc.array(anyQuery, { maxLength: 12 }),
          async (writings, queries) => {
            const ownStorage = newStorage();
            let own = await ownStorage.open();
            try {
              const model = new RowsModel();
              const versions = new Map<string, number>();
              for (const { stream, off, rows, reopen } of writings) {
                if (reopen && options.persistent) {
                  await own.close();
                  own = await ownStorage.open();
                }
                const version = versions.get(stream) ?? 0;
                const append = { stream, expectedVersion: version + off, events: [noted("x")], rows };
                const { outcome } = await own.append({ ...append, state: stateOf(`${version}`) });
                expect(outcome).toBe(off === 0 ? "appended" : "conflict");
                if (outcome !== "appended") continue;
                versions.set(stream, version + 1);
                model.apply(rows);
              }
              for (const row of model.rows) expect(await own.rows.get(row)).toEqual(row);
              for (const { above, ...asked } of queries) {
                const { list, owner, from, to } = asked;
                expect(await own.rows.page(asked)).toEqual(model.page(asked));
                expect(await own.rows.sum({ list, owner, from, to })).toEqual(model.sum({ list, owner, from, to }));
                const counted = { list, owner, ...(above !== undefined && { above }) };
                expect(await own.rows.count(counted)).toBe(model.count(counted));
              }
              for (const [stream, version] of versions) {
                const stored = { version, ...stateOf(`${version - 1}`) };
                expect(await own.head(stream)).toEqual({ version, stored });
              }
            } finally {
              await own.close();
              ownStorage.discard();
            }
          },
        ),
        { numRuns: options.persistent ? 25 : 300 },
      );
    });

    if (options.persistent) {
      it("has the same rows, states and schema after it is closed and opened", async () => {
        await journal.derived.begin(SCHEMA);
        await journal.derived.complete(SCHEMA);
        const row = line("r", 1, { day: day("2026-11-22"), tag: "bet", sums: [1, 2, 3], body: { a: 1 } });
        const append = { stream: "a", expectedVersion: 0, events: [noted("1")], rows: [put(row)] };
        await journal.append({ ...append, state: stateOf("kept") });
        await journal.close();
        journal = await storage.open();
        expect(await journal.derived.schema()).toBe(SCHEMA);
        expect(await journal.rows.page({ ...OF_A, limit: 2 })).toEqual([row]);
        expect(await journal.head("a")).toEqual({ version: 1, stored: { version: 1, ...stateOf("kept") } });
      });
    }
  });
}
