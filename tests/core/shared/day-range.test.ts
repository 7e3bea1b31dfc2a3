import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, bangkokDateOf, inOrder, instant, lastDays } from "../../../core/shared/bangkok-time.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";

describe("a day range", () => {
  test("ends with today in Bangkok and has the requested length", () => {
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

  test("is put in order when its days are swapped", () => {
    fc.assert(
      fc.property(aBangkokDate(), aBangkokDate(), (one, other) => {
        const range = inOrder({ from: one, to: other });
        expect(range.from <= range.to).toBe(true);
        expect(inOrder({ from: other, to: one })).toEqual(range);
      }),
    );
  });
});
