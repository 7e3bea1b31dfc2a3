import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, isoDayOf } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(1000, 0, 1) / DAY_MS;
const LAST = Date.UTC(9999, 11, 31) / DAY_MS;

test("writes every day as Date does and reads it as the same", () => {
  always([fc.integer({ min: FIRST, max: LAST })], (number) => {
    const text = isoDayOf(number);
    expect(text).toBe(new Date(number * DAY_MS).toISOString().slice(0, 10));
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    expect(dayNumber(year, month, day)).toBe(number);
  });
});

test("numbers the days of four hundred years without a gap", () => {
  for (let number = dayNumber(1899, 12, 31); number <= dayNumber(2301, 1, 1); number += 1) {
    const text = new Date(number * DAY_MS).toISOString().slice(0, 10);
    if (isoDayOf(number) !== text) expect(isoDayOf(number)).toBe(text);
  }
});
