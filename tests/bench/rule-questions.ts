import type { PlayedDay } from "../../core/rules/affiliate-bonus.ts";
import type { CheckInLog } from "../../core/rules/check-in.ts";
import { DICE_BETS, type DiceBet, type Throw, throwDice } from "../../core/rules/dice.ts";
import { type Failure, SESSION_ENDS_ON, type SessionEndsOn } from "../../core/rules/failure-policy.ts";
import type { LevelDeposits } from "../../core/rules/level-progress.ts";
import { LEVEL_NAMES, type LevelName } from "../../core/rules/levels.ts";
import type { PromotionSetting } from "../../core/rules/promotion.ts";
import type { WithdrawalQuestion } from "../../core/rules/withdrawal-cap.ts";
import { addDays, type BangkokDate, bangkokDateOf, instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, satang } from "../../core/shared/money.ts";

/** 2026-09-21 in Bangkok. */
export const NOW = instant(1_790_000_000_000);
export const TODAY: BangkokDate = bangkokDateOf(NOW);

/** The values in turns: the questions are the same in every run. */
export function pick<T>(all: readonly [T, ...T[]], index: number): T {
  return all[index % all.length] ?? all[0];
}

export function levelOf(index: number): LevelName {
  return pick(LEVEL_NAMES, index);
}

export function withdrawalQuestion(index: number): WithdrawalQuestion {
  return {
    level: levelOf(index),
    amount: satang(((index * 7919) % 20_000_000) + 1),
    usedToday: satang((index * 104_729) % 9_000_000),
    countToday: index % 6,
    credit: satang((index * 31_337) % 30_000_000),
    now: instant(NOW + index * 60_000),
  };
}

export function failureQuestion(index: number): { readonly failure: Failure; readonly endsOn: SessionEndsOn } {
  const status = pick([200, 400, 401, 403, 404, 408, 500, 503], index);
  return { failure: { status }, endsOn: pick(SESSION_ENDS_ON, index >> 3) };
}

export function promotionQuestion(index: number): PromotionSetting {
  const hour = (hours: number): string => String(hours % 24).padStart(2, "0");
  return {
    bonusRate: 10,
    bonusRate2: 20.5,
    bonusTimeStart: `${hour(index)}:10:00`,
    bonusTimeEnd: `${hour(index + 5)}:09:59`,
    bonusTimeStart2: `${hour(index * 7)}:30`,
    bonusTimeEnd2: `${hour(index * 7 + 3)}:29`,
    endNumberBonus: (index * 31) % 1000,
    endNumberBonus2: (index * 7919) % 100_000,
    bonusMax: satang(50_000),
  };
}

/** Amounts as people type them: mostly digits, some pasted with signs, some wrong. */
export function typedAmount(index: number): string {
  const baht = ((index * 7919) % 90_000) + 1;
  const written = formatBaht(satang(baht * 100 + (index % 100)));
  return pick<string>(
    [
      `${baht}`,
      `${baht}.50`,
      written.slice(1),
      `${baht}00`,
      "๕๐๐",
      `${baht} บาท`,
      "",
      `${baht}`,
      written,
      `-${baht}`,
      `${baht}.125`,
      "abc",
    ],
    index,
  );
}

const LIKE = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** Mostly phones, like the players'; every browser family, in old and new versions. */
export function userAgent(index: number): string {
  const version = 60 + (index % 64);
  const android = `Mozilla/5.0 (Linux; Android 10; K) ${LIKE}`;
  const text = pick<string>(
    [
      `${android} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
      `${IPHONE} Version/${version % 18}.0 Mobile/15E148 Safari/604.1`,
      `${android} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
      `${android} SamsungBrowser/${version % 30}.0 Chrome/106.0.5249.126 Mobile Safari/537.36`,
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/${version}.0.0.0 Safari/537.36`,
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/120.0.0.0 Safari/537.36 Edg/${version}.0.2210.91`,
      `${android} Version/4.0 Chrome/${version}.0.0.0 Mobile Safari/537.36 Line/13.6.0/IAB`,
      `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
    ],
    index,
  );
  // A joined string is flattened at its first use. A browser's own string is flat already, so this one must be, too.
  return JSON.parse(JSON.stringify(text)) as string;
}

export function checkInQuestion(index: number): CheckInLog {
  const days = Array.from({ length: index % 10 }, (_, each) => ((index + each * 3) % 28) + 1);
  return { entries: days.map((day) => ({ id: `${day}`, day, value: 5 })), value: 5, valueTomorrow: 10 };
}

export function depositsQuestion(index: number): LevelDeposits {
  return { cumulative: satang(index * 20_000), month: satang(index * 40_000) };
}

export function playedDay(index: number): PlayedDay {
  return {
    day: addDays(TODAY, -(index % 9)),
    stakedSatang: satang((index * 7919) % 1_000_000),
    wonSatang: satang((index * 104_729) % 1_000_000),
  };
}

export function netResult(index: number): ReturnType<typeof satang> {
  return satang(((index * 7919) % 2_000_000) - 1_000_000);
}

export function diceQuestion(index: number): { readonly bet: DiceBet; readonly dice: Throw } {
  let drawn = index;
  const chance = (): number => {
    drawn = (drawn * 1_103_515_245 + 12_345) % 2 ** 31;
    return drawn / 2 ** 31;
  };
  return { bet: pick(DICE_BETS, index), dice: throwDice(chance) };
}
