import { bangkokMsOfDay, DAY_MS, HOUR_MS, type Instant, MINUTE_MS, plus, SECOND_MS } from "../shared/bangkok-time.ts";
import { type Satang, ZERO } from "../shared/money.ts";

/** The promotion's part of a user setting (spec section 3), under the spec's own names. */
export interface PromotionSetting {
  /** Percent. */
  readonly bonusRate: number;
  readonly bonusRate2: number;
  /** Bangkok times of day, `HH:MM` or `HH:MM:SS`. */
  readonly bonusTimeStart: string;
  readonly bonusTimeEnd: string;
  readonly bonusTimeStart2: string;
  readonly bonusTimeEnd2: string;
  /** In hundredths, as on the wire. */
  readonly endNumberBonus: number;
  readonly endNumberBonus2: number;
  readonly bonusMax: Satang;
  /** A `BonusPayment`. Any other text, null or nothing means that staff give it. */
  readonly bonusPaid?: string | null | undefined;
  /** The percent of a day's loss that the backend refunds by itself, in the member's level. Null or nothing: staff do. */
  readonly refundPercent?: number | null | undefined;
}

/**
 * How a bonus comes into the credit, where staff do not give it.
 * - `automatic`: with every deposit of a period, without turnover
 * - `chosen`: with the deposit that takes it, with the turnover that its form shows
 */
export type BonusPayment = "automatic" | "chosen";

export function bonusPaymentIn({ bonusPaid }: Pick<PromotionSetting, "bonusPaid">): BonusPayment | undefined {
  return bonusPaid === "automatic" || bonusPaid === "chosen" ? bonusPaid : undefined;
}

/** One bonus period as the promotion page shows it (spec section 2). */
export interface PromotionPeriod {
  readonly ratePercent: number;
  /** The first five characters of the setting's time: `HH:MM`. */
  readonly start: string;
  readonly end: string;
  /** The end-digit bonus divided by 100, with two decimals. */
  readonly endDigitBonus: string;
  readonly running: boolean;
}

export type Promotion =
  | { readonly offered: false }
  | {
      readonly offered: true;
      readonly maxBonus: Satang;
      readonly periods: readonly [PromotionPeriod, PromotionPeriod];
    };

/** The promotion at a moment. There is none without a setting or with a maximum bonus of 0. */
export function promotionAt(setting: PromotionSetting | undefined, now: Instant): Promotion {
  // Not `<= 0`: NaN is no promotion either.
  if (!setting || !(setting.bonusMax > ZERO)) return { offered: false };
  const { bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus } = setting;
  const { bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2 } = setting;
  return {
    offered: true,
    maxBonus: setting.bonusMax,
    periods: [
      period(bonusRate, bonusTimeStart, bonusTimeEnd, endNumberBonus, now),
      period(bonusRate2, bonusTimeStart2, bonusTimeEnd2, endNumberBonus2, now),
    ],
  };
}

function period(
  ratePercent: number,
  start: string,
  end: string,
  endNumberBonus: number,
  now: Instant,
): PromotionPeriod {
  return {
    ratePercent,
    start: start.slice(0, 5),
    end: end.slice(0, 5),
    endDigitBonus: inHundreds(endNumberBonus),
    running: isWindowOpen(start, end, now),
  };
}

/** A hundredth of a number with two decimals. */
function inHundreds(count: number): string {
  // toFixed is what the spec says, but for whole numbers the arithmetic below is several times faster.
  if (!Number.isSafeInteger(count) || count < 0) return (count / 100).toFixed(2);
  const rest = count % 100;
  return `${(count - rest) / 100}.${rest < 10 ? "0" : ""}${rest}`;
}

/**
 * Whether a daily period is running. Its last second (or minute, where the time has no seconds) belongs to it, so that
 * 00:00:00 to 23:59:59 is the whole day. A start after the end means a period over midnight. A wrong time means never.
 */
export function isWindowOpen(start: string, end: string, now: Instant): boolean {
  const from = msOfDay(start);
  const to = msOfDay(end);
  if (Number.isNaN(from) || Number.isNaN(to)) return false;
  const time = bangkokMsOfDay(now);
  const started = time >= from;
  const notEnded = time < to + (end.length === SHORT ? MINUTE_MS : SECOND_MS);
  return from <= to ? started && notEnded : started || notEnded;
}

/** When the daily period that is running began, which may have been yesterday; undefined while it is not running. */
export function windowStart(start: string, end: string, now: Instant): Instant | undefined {
  if (!isWindowOpen(start, end, now)) return undefined;
  return plus(now, -((bangkokMsOfDay(now) - msOfDay(start) + DAY_MS) % DAY_MS));
}

const SHORT = "HH:MM".length;
const LONG = "HH:MM:SS".length;

/** NaN for a text that is no time of day. Patterns would take half the time of the whole decision. */
function msOfDay(text: string): number {
  const long = text.length === LONG;
  const hours = twoDigits(text, 0);
  const minutes = twoDigits(text, 3);
  const seconds = long ? twoDigits(text, 6) : 0;
  const inShape = (long && text[5] === ":") || text.length === SHORT;
  const isTime = inShape && text[2] === ":" && hours < 24 && minutes < 60 && seconds < 60;
  return isTime ? hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS : Number.NaN;
}

/** Two Latin digits; other characters make NaN, or a number above 99. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** The period that is running, otherwise the one that starts next, today or tomorrow. */
export function nextPeriod<Period extends Pick<PromotionPeriod, "start" | "running">>(
  periods: readonly [Period, ...Period[]],
  now: Instant,
): Period {
  const running = periods.find((period) => period.running);
  if (running) return running;
  const wait = (period: Period) => msUntil(period.start, now);
  return periods.reduce((soonest, period) => (wait(period) < wait(soonest) ? period : soonest));
}

/** Until the next time that it is `HH:MM` in Bangkok. */
function msUntil(time: string, now: Instant): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * HOUR_MS + minutes * MINUTE_MS - bangkokMsOfDay(now) + DAY_MS) % DAY_MS;
}
