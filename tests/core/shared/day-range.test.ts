import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import { inOrder, lastDays } from "../../../core/shared/day-range.ts";
import { aBangkokDate, anInstant } from "../../arbitraries.ts";

describe("the days that are shown", () => {
  test("end with today in Bangkok and are as many as asked for", () => {
    const at = instant(Date.parse("2026-11-20T17:30:00Z"));
    expect(lastDays(at, 7)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    fc.assert(
      fc.property(anInstant(), fc.integer({ min: 1, max: 366 }), (now, count) => {
        const { from, to } = lastDays(now, count);
        expect(to).toBe(bangkokDateOf(now));
        expect(addDays(from, count - 1)).toBe(to);
      }),
    );
  });

  test("are put right when they stand the wrong way round", () => {
    fc.assert(
      fc.property(aBangkokDate(), aBangkokDate(), (one, other) => {
        const range = inOrder({ from: one, to: other });
        expect(range.from <= range.to).toBe(true);
        expect(inOrder({ from: other, to: one })).toEqual(range);
      }),
    );
  });
});
