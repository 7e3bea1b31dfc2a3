import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, bangkokDateOf, instant } from "../../../core/bangkok-time.ts";
import { inOrder, lastDays, refundView } from "../../../core/games/win-loss-view.ts";
import { baht, satang, ZERO } from "../../../core/money.ts";
import { refundPercent } from "../../../core/rules/loss-refund.ts";
import { aBangkokDate, aLevelName, anInstant, aRefundTable } from "../../arbitraries.ts";

const cameTo = (net: number) => ({
  days: [],
  games: undefined,
  total: { rounds: 1, stakedSatang: ZERO, wonSatang: ZERO, netSatang: satang(net) },
});

describe("what a level gives back of a loss", () => {
  test("is its percentage of the net loss, rounded down, and nothing of a win", () => {
    expect(refundView(cameTo(-100_055), "platinum")).toEqual({
      level: "platinum",
      percent: 8,
      lossSatang: baht(1_000.55),
      refundSatang: satang(8_004),
    });
    expect(refundView(cameTo(baht(500)), "vip", "partner")).toEqual({
      level: "vip",
      percent: 10,
      lossSatang: ZERO,
      refundSatang: ZERO,
    });
  });

  test("explains itself: percent of the loss that it names, in every table", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), aLevelName(), aRefundTable(), (net, level, table) => {
        const { percent, lossSatang, refundSatang } = refundView(cameTo(net), level, table);
        expect(percent).toBe(refundPercent(level, table));
        expect(lossSatang).toBe(Math.max(0, -net));
        expect(refundSatang).toBe(Number((BigInt(lossSatang) * BigInt(percent)) / 100n));
      }),
    );
  });
});

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
