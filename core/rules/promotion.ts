import { bangkokMsOfDay, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from "../bangkok-time.ts";
import { type Satang, ZERO } from "../money.ts";

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
}

/** One bonus period as the promotion page shows it (spec section 2). */
export interface PromotionPeriod {
  readonly ratePercent: number;
  /** The first five characters of the setting's time. */
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

/** What the promotion page shows at a moment; there is no promotion unless the maximum bonus is above 0. */
export function promotionAt(setting: PromotionSetting, now: Instant): Promotion {
  // Not `<= 0`: a NaN is no promotion either.
  if (!(setting.bonusMax > ZERO)) return { offered: false };
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
    endDigitBonus: (endNumberBonus / 100).toFixed(2),
    running: isWindowOpen(start, end, now),
  };
}

/**
 * Whether a daily window is open. Its last second (or minute, where no seconds are written) still belongs to it, so
 * that 00:00:00 to 23:59:59 is the whole day. A start after the end runs over midnight. Unreadable times: never open.
 */
export function isWindowOpen(start: string, end: string, now: Instant): boolean {
  const from = timeOfDay(start);
  const to = timeOfDay(end);
  if (!from || !to) return false;
  const time = bangkokMsOfDay(now);
  const begun = time >= from.ms;
  const notOver = time < to.ms + to.precisionMs;
  return from.ms <= to.ms ? begun && notOver : begun || notOver;
}

function timeOfDay(text: string): { readonly ms: number; readonly precisionMs: number } | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!match) return undefined;
  const [, hours, minutes, seconds] = match;
  return {
    ms: Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds ?? 0) * SECOND_MS,
    precisionMs: seconds === undefined ? MINUTE_MS : SECOND_MS,
  };
}
