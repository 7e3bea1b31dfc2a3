import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bonusOf, bonusOfferAt, judgeTurnover, periodBonus } from "../../../core/rules/deposit-bonus.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import {
  addDays,
  bangkokDateOf,
  DAY_MS,
  endOfDay,
  instant,
  parseInstant,
  plus,
} from "../../../core/shared/bangkok-time.ts";
import { baht, MAX_AMOUNT, type Satang, satang } from "../../../core/shared/money.ts";
import type { BonusOffer } from "../../../core/wallet/model.ts";
import { always } from "../../always.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const setting: PromotionSetting = {
  bonusRate: 5,
  bonusRate2: 0,
  bonusTimeStart: "10:00:00",
  bonusTimeEnd: "11:59:59",
  bonusTimeStart2: "22:00:00",
  bonusTimeEnd2: "22:59:59",
  endNumberBonus: 999,
  endNumberBonus2: 0,
  bonusMax: baht(500),
};
const conditions = { turnoverTimes: 5, days: 7 };
const inBangkok = (time: string) => parseInstant(`2026-11-20T${time}+07:00`) ?? instant(0);
const offer: BonusOffer = {
  ratePercent: 5,
  endBonusSatang: satang(999),
  maximumSatang: baht(500),
  turnoverTimes: 5,
  lastDay: addDays(bangkokDateOf(inBangkok("10:30:00")), 7),
};
const amountOf = (amount: number, of: Partial<BonusOffer> = {}) =>
  bonusOf({ ...offer, ...of }, baht(amount))?.amountSatang ?? 0;

describe("bonusOfferAt", () => {
  test("is the running period's, with a last day", () => {
    expect(bonusOfferAt(setting, conditions, inBangkok("10:30:00"))).toEqual(offer);
  });

  test("is none outside the periods, in one that gives nothing, and without a maximum", () => {
    expect(bonusOfferAt(setting, conditions, inBangkok("12:00:00"))).toBeUndefined();
    expect(bonusOfferAt(setting, conditions, inBangkok("22:30:00"))).toBeUndefined();
    expect(bonusOfferAt({ ...setting, bonusMax: satang(0) }, conditions, inBangkok("10:30:00"))).toBeUndefined();
  });
});

describe("bonusOf", () => {
  test("takes the rate of the amount and multiplies both for the turnover", () => {
    expect(bonusOf(offer, baht(500))).toEqual({
      amountSatang: baht(25),
      turnoverSatang: baht(2_625),
      lastDay: offer.lastDay,
    });
  });

  test("adds the end bonus to an amount with the same satang, rounds down and stops at the maximum", () => {
    expect(amountOf(500.99)).toBe(2_504 + 999);
    expect(amountOf(0.99)).toBe(4 + 999);
    expect(amountOf(0.1)).toBe(0);
    expect(amountOf(100_000)).toBe(50_000);
    expect([amountOf(500, { ratePercent: 7.35 }), amountOf(1, { ratePercent: 0.29 })]).toEqual([3_675, 0]);
  });

  test("never exceeds the maximum, and asks for whole satang", () => {
    always([anAmount()], (amount) => {
      const bonus = bonusOf(offer, amount);
      if (!bonus) return;
      const { amountSatang, turnoverSatang } = bonus;
      expect(amountSatang).toBeGreaterThan(0);
      expect(amountSatang).toBeLessThanOrEqual(offer.maximumSatang);
      expect(turnoverSatang).toBe(5 * (amount + amountSatang));
    });
  });

  test("grows with the amount where no end bonus is added", () => {
    always([anAmount(), fc.integer({ min: 1, max: 10_000 })], (amount, more) => {
      const of = (value: number) =>
        bonusOf({ ...offer, endBonusSatang: satang(0) }, value as Satang)?.amountSatang ?? 0;
      expect(of(Math.min(MAX_AMOUNT, amount + more))).toBeGreaterThanOrEqual(of(amount));
    });
  });
});

describe("judgeTurnover", () => {
  test("refuses until the turnover is played or the last day is over, and says what is left", () => {
    const shifts = fc.integer({ min: -2 * DAY_MS, max: DAY_MS });
    always([anInstant(), shifts, fc.integer({ min: 0, max: 300_000 })], (now, shift, played) => {
      const lastDay = bangkokDateOf(plus(now, shift));
      const bonus = { amountSatang: baht(25), turnoverSatang: baht(2_625), lastDay, playedSatang: satang(played) };
      const over = played >= bonus.turnoverSatang || now >= endOfDay(lastDay);
      const facts = {
        leftSatang: bonus.turnoverSatang - played,
        turnoverSatang: baht(2_625),
        until: endOfDay(lastDay),
      };
      expect(judgeTurnover(bonus, now)?.facts).toEqual(over ? undefined : facts);
    });
  });

  test("lets everything pass without a bonus", () => {
    expect(judgeTurnover(undefined, instant(0))).toBeUndefined();
  });
});

describe("periodBonus", () => {
  const now = inBangkok("10:30:00");
  const since = inBangkok("10:00:00");
  const over = { ...setting, bonusTimeStart: "22:00:00", bonusTimeEnd: "01:59:59" };

  test("is the period's, without turnover, from its first second to its last one", () => {
    const earned = { amountSatang: baht(25), turnoverSatang: satang(0), lastDay: bangkokDateOf(now), since };
    expect(periodBonus(setting, baht(500), [], now)).toEqual(earned);
    expect(periodBonus(setting, baht(500), [], since)).toEqual(earned);
    expect(periodBonus(setting, baht(500), [], plus(inBangkok("12:00:00"), -1))).toEqual(earned);
    expect(periodBonus(setting, baht(500), [], plus(since, -1))).toBeUndefined();
    expect(periodBonus(setting, baht(500), [], inBangkok("12:00:00"))).toBeUndefined();
  });

  test("of a period over midnight counts what it gave the evening before, and the next evening begins anew", () => {
    const [evening, night] = [inBangkok("22:00:00"), plus(inBangkok("01:30:00"), DAY_MS)];
    expect(periodBonus(over, baht(500), [], night)?.since).toBe(evening);
    const given = [{ since: evening, givenSatang: baht(490) }];
    expect(periodBonus(over, baht(500), given, night)?.amountSatang).toBe(baht(10));
    expect(periodBonus(over, baht(500), given, plus(evening, DAY_MS))?.amountSatang).toBe(baht(25));
  });

  test("gives a deposit in parts no more than the maximum, and never less for what was given less", () => {
    always([fc.array(anAmount(), { minLength: 1, maxLength: 20 })], (amounts) => {
      let given = 0;
      for (const amount of amounts) {
        const before = [{ since, givenSatang: satang(given) }];
        const earned = periodBonus(setting, amount, before, now)?.amountSatang ?? 0;
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(periodBonus(setting, amount, [], now)?.amountSatang ?? 0);
        given += earned;
      }
      expect(given).toBeLessThanOrEqual(setting.bonusMax);
    });
  });

  test("is never negative, rounds down, and grows with the amount apart from its last digits", () => {
    const whole = { ...setting, endNumberBonus: 0 };
    always([anAmount(), anAmount(), anInstant()], (one, other, at) => {
      const [smaller, larger] = one < other ? [one, other] : [other, one];
      const earned = (amount: Satang) => periodBonus(whole, amount, [], at)?.amountSatang ?? 0;
      expect(earned(smaller)).toBeLessThanOrEqual(earned(larger));
      expect(earned(one) * 100).toBeLessThanOrEqual(one * 5);
    });
  });
});
