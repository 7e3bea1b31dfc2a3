import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AFFILIATE_SHARES, affiliateBonus, DAY_CLOSES_AFTER_MS } from "../../../core/rules/affiliate-bonus.ts";
import { bangkokDateOf, endOfDay, type Instant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, satang, subtract } from "../../../core/shared/money.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";

const money = () => fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(satang);
const closing = (day: Parameters<typeof endOfDay>[0]): Instant => plus(endOfDay(day), DAY_CLOSES_AFTER_MS);

/** The share in exact arithmetic. */
const exactShare = (amount: number, rate: number) => Number((BigInt(amount) * BigInt(rate)) / 10_000n);

describe("the bonus of a friend's day", () => {
  it("is half a percent of the stakes at once, and five percent of a loss once the day is closed", () => {
    const day = bangkokDateOf(anInstantOf("2026-11-20T12:00:00+07:00"));
    const played = { day, stakedSatang: baht(1_000), wonSatang: baht(400) };
    const before = anInstantOf("2026-11-21T00:09:59.999+07:00");
    expect(affiliateBonus(played, before)).toEqual({ af: baht(5), wl: 0 });
    expect(affiliateBonus(played, plus(before, 1))).toEqual({ af: baht(5), wl: baht(30) });
  });

  it("is zero for a day with a win and for an even day", () => {
    const day = bangkokDateOf(anInstantOf("2026-11-20T12:00:00+07:00"));
    for (const won of [baht(1_000), baht(1_500)]) {
      const played = { day, stakedSatang: baht(1_000), wonSatang: won };
      expect(affiliateBonus(played, closing(day))).toEqual({ af: baht(5), wl: 0 });
    }
  });

  it("is whole satang, rounded down, exact up to the largest amounts", () => {
    fc.assert(
      fc.property(aBangkokDate(), money(), money(), (day, stakedSatang, wonSatang) => {
        const { af, wl } = affiliateBonus({ day, stakedSatang, wonSatang }, closing(day));
        expect(af).toBe(exactShare(stakedSatang, AFFILIATE_SHARES.af));
        expect(wl).toBe(exactShare(Math.max(0, subtract(stakedSatang, wonSatang)), AFFILIATE_SHARES.wl));
      }),
    );
  });

  it("rounds down just below each whole satang", () => {
    const day = bangkokDateOf(anInstantOf("2026-11-20T12:00:00+07:00"));
    for (let staked = 9_900; staked <= 10_100; staked += 1) {
      const { af, wl } = affiliateBonus({ day, stakedSatang: satang(staked), wonSatang: satang(0) }, closing(day));
      expect([af, wl]).toEqual([exactShare(staked, AFFILIATE_SHARES.af), exactShare(staked, AFFILIATE_SHARES.wl)]);
    }
  });

  it("never shrinks, whatever the friend plays later", () => {
    const amount = () => fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        anInstant(),
        fc.array(fc.record({ bet: amount(), win: amount() }), { maxLength: 20 }),
        fc.nat({ max: 3 * 24 * 3600_000 }),
        (start, rounds, later) => {
          const day = bangkokDateOf(start);
          const nothing = { day, stakedSatang: satang(0), wonSatang: satang(0) };
          const moments = rounds.reduce(
            (days, { bet, win }) => {
              const last = days[days.length - 1] ?? nothing;
              return [
                ...days,
                { day, stakedSatang: satang(last.stakedSatang + bet), wonSatang: satang(last.wonSatang + win) },
              ];
            },
            [nothing],
          );
          // Every round of the day is played before the day is closed.
          const during = moments.map((played) => affiliateBonus(played, start));
          const after = affiliateBonus(moments[moments.length - 1] ?? nothing, plus(start, later));
          const all = [...during, after];
          all.reduce((one, next) => {
            expect(next.af).toBeGreaterThanOrEqual(one.af);
            expect(next.wl).toBeGreaterThanOrEqual(one.wl);
            return next;
          });
        },
      ),
    );
  });
});

function anInstantOf(iso: string): Instant {
  return Date.parse(iso) as Instant;
}
