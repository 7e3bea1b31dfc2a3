import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refundPercent, refundView } from "../../../core/rules/loss-refund.ts";
import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import { baht, satang, ZERO } from "../../../core/shared/money.ts";
import { aLevelName, aRefundTable } from "../../arbitraries/core/levels.ts";

const cameTo = (net: number) => ({
  days: [],
  games: undefined,
  total: { rounds: 1, stakedSatang: ZERO, wonSatang: ZERO, netSatang: satang(net) },
});

describe("the refund of a loss", () => {
  test("is the level's percentage of the net loss, rounded down, and zero for a win", () => {
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

  test("shows the percent and the loss that it is computed from, in every table", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), aLevelName(), aRefundTable(), (net, level, table) => {
        const { percent, lossSatang, refundSatang } = refundView(cameTo(net), level, table);
        expect(percent).toBe(refundPercent(level, table));
        expect(lossSatang).toBe(Math.max(0, -net));
        expect(refundSatang).toBe(Number((BigInt(lossSatang) * BigInt(percent)) / 100n));
      }),
    );
  });

  test("is that of each lost day by the percent that a backend pays by itself", () => {
    const day = (net: number) => ({ ...cameTo(net).total, day: bangkokDateOf(instant(0)) });
    const range = { ...cameTo(0), days: [day(-1_019), day(5_000), day(-1_019)] };
    expect(refundView(range, "gold", "standard", 7)).toEqual({
      level: "gold",
      percent: 7,
      lossSatang: 2_038,
      refundSatang: 142,
    });
  });
});
