import { expect, it } from "vitest";
import { firstDayOf } from "../../../../adapters/house/site/ranking.ts";
import { type BangkokDate, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";

it.each([
  ["2026-11-01", "2026-10-26", "2026-11-01"],
  ["2026-11-02", "2026-11-02", "2026-11-01"],
  ["2026-11-30", "2026-11-30", "2026-11-01"],
  ["2027-01-01", "2026-12-28", "2027-01-01"],
])("the periods of %s begin on its Monday and on the first of its month", (text, week, month) => {
  const day = parseBangkokDate(text) as BangkokDate;
  expect([firstDayOf("day", day), firstDayOf("week", day), firstDayOf("month", day)]).toEqual([text, week, month]);
});
