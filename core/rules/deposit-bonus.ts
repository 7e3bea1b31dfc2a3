import { addDays, bangkokDateOf, endOfDay, type Instant } from "../shared/bangkok-time.ts";
import { add, least, type Satang, subtract, ZERO } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import type { Bonus, BonusOffer, RunningBonus } from "../wallet/model.ts";
import { type PromotionSetting, windowStart } from "./promotion.ts";

/** What an operator asks for a bonus: stakes of so many times the credit that the deposit gives, in so many days. */
export interface BonusConditions {
  readonly turnoverTimes: number;
  /** Days after the deposit's own day; the last one counts to its end. */
  readonly days: number;
}

/** The offer of the period that is running; undefined outside the periods, and for a period that gives nothing. */
export function bonusOfferAt(
  setting: PromotionSetting,
  { turnoverTimes, days }: BonusConditions,
  now: Instant,
): BonusOffer | undefined {
  const running = runningPeriod(setting, now);
  if (!running || !(setting.bonusMax > ZERO)) return undefined;
  const { ratePercent, endNumberBonus } = running;
  if (!(ratePercent > 0 || endNumberBonus > 0)) return undefined;
  return {
    ratePercent,
    // Hundredths of a baht are satang.
    endBonusSatang: Math.max(0, Math.floor(endNumberBonus)) as Satang,
    maximumSatang: setting.bonusMax,
    turnoverTimes,
    lastDay: addDays(bangkokDateOf(now), days),
  };
}

/** Where both periods are running, the first one counts. */
function runningPeriod(setting: PromotionSetting, now: Instant) {
  const periods = [
    [setting.bonusTimeStart, setting.bonusTimeEnd, setting.bonusRate, setting.endNumberBonus],
    [setting.bonusTimeStart2, setting.bonusTimeEnd2, setting.bonusRate2, setting.endNumberBonus2],
  ] as const;
  for (const [start, end, ratePercent, endNumberBonus] of periods) {
    const since = windowStart(start, end, now);
    if (since !== undefined) return { since, ratePercent, endNumberBonus };
  }
  return undefined;
}

/** What one running of a period, by when it began, has given a member so far. */
export interface PeriodGiven {
  readonly since: Instant;
  readonly givenSatang: Satang;
}

/** A bonus that comes by itself, with the running of the period that gives it. */
export interface PeriodBonus extends Bonus {
  readonly since: Instant;
}

const NO_CONDITIONS: BonusConditions = { turnoverTimes: 0, days: 0 };

/**
 * What a deposit earns by itself at the time at which it is made, without turnover: nobody agreed to one. All deposits in
 * one running of a period earn the maximum together, so that a deposit in parts earns no more than a whole one.
 */
export function periodBonus(
  setting: PromotionSetting,
  amount: Satang,
  given: readonly PeriodGiven[],
  now: Instant,
): PeriodBonus | undefined {
  const offer = bonusOfferAt(setting, NO_CONDITIONS, now);
  const since = runningPeriod(setting, now)?.since;
  if (!offer || since === undefined) return undefined;
  const before = given.find((each) => each.since === since)?.givenSatang ?? ZERO;
  const maximumSatang = subtract(offer.maximumSatang, before);
  const bonus = bonusOf({ ...offer, maximumSatang }, amount);
  return bonus && { ...bonus, since };
}

/** The bonus of an amount, whole satang, rounded down; undefined when the amount gets none. */
export function bonusOf(offer: BonusOffer, amount: Satang): Bonus | undefined {
  const { ratePercent, endBonusSatang, maximumSatang, turnoverTimes, lastDay } = offer;
  // In hundredths of a percent, so that no binary fraction loses a satang.
  const byRate = Math.floor((amount * Math.round(Math.max(0, ratePercent) * 100)) / 10_000) as Satang;
  const byEnd = endBonusSatang > 0 && amount % 100 === endBonusSatang % 100 ? endBonusSatang : ZERO;
  const amountSatang = least(add(byRate, byEnd), maximumSatang);
  if (amountSatang <= 0) return undefined;
  const turnoverSatang = Math.ceil(add(amount, amountSatang) * turnoverTimes) as Satang;
  return { amountSatang, turnoverSatang, lastDay };
}

/** Why nothing can be withdrawn while a bonus is running; undefined without one, and after its last day. */
export function judgeTurnover(bonus: RunningBonus | undefined, now: Instant): Refusal | undefined {
  if (!bonus) return undefined;
  const until = endOfDay(bonus.lastDay);
  const { turnoverSatang } = bonus;
  const leftSatang = subtract(turnoverSatang, bonus.playedSatang);
  if (leftSatang <= 0 || now >= until) return undefined;
  return at("amount", refuse("bonus-turnover", { leftSatang, turnoverSatang, until }));
}
