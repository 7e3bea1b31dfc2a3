import fc from "fast-check";
import type { Row, RowChange } from "../../../../adapters/house/ports/rows.ts";
import type { BangkokDate } from "../../../../core/shared/bangkok-time.ts";

const LISTS = ["ledger", "feed"] as const;
const OWNERS = ["a", "b"] as const;
const DAYS = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((text) => text as BangkokDate);
const TAGS = ["bet", "win", "cut"] as const;

const list = fc.constantFrom(...LISTS);
const owner = fc.constantFrom(...OWNERS);
const id = fc.constantFrom("1", "2", "3", "A", "a", "aa", "ก");
const order = fc.integer({ min: -3, max: 3 });
const maybeDay = fc.option(fc.constantFrom(...DAYS), { nil: undefined });

const row: fc.Arbitrary<Row> = fc.record({
  list,
  owner,
  id,
  order,
  day: maybeDay,
  tag: fc.option(fc.constantFrom(...TAGS), { nil: undefined }),
  sums: fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })),
  body: fc.option(fc.constantFrom("x", 0, false, { text: "ไทย" }), { nil: undefined }),
});

export const anyWriting = fc.record({
  stream: fc.constantFrom("s", "t", "u"),
  /** How far the writer's version is wrong. Mostly 0. */
  off: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constant(1)),
  rows: fc.array(
    fc.oneof(
      row.map((value): RowChange => ({ change: "put", row: value })),
      row.map((value): RowChange => ({ change: "add", row: value })),
      fc.record({ list, owner, id }).map((value): RowChange => ({ change: "delete", row: value })),
    ),
    { maxLength: 4 },
  ),
  reopen: fc.boolean(),
});

export const anyQuery = fc.record({
  list,
  owner,
  limit: fc.integer({ min: 1, max: 8 }),
  after: fc.option(fc.record({ order, id }), { nil: undefined }),
  tags: fc.option(fc.uniqueArray(fc.constantFrom(...TAGS)), { nil: undefined }),
  from: maybeDay,
  to: maybeDay,
  above: fc.option(order, { nil: undefined }),
});
