import { type Instant, isSameBangkokDay, nextBangkokMidnight } from "../shared/bangkok-time.ts";
import { baht, type Satang, satang, ZERO } from "../shared/money.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import type { WithdrawalStatus } from "../wallet/statuses.ts";
import type { LevelName } from "./levels.ts";

/** The largest total of one Bangkok day, or the largest single withdrawal. */
export type WithdrawalCap = { readonly perDay: Satang } | { readonly perTime: Satang };

/** Spec section 9. */
export const WITHDRAWAL_CAPS = {
  silver: { perDay: baht(100_000) },
  gold: { perDay: baht(300_000) },
  platinum: { perDay: baht(500_000) },
  diamond: { perDay: baht(1_000_000) },
  vip: { perTime: baht(100_000) },
} as const satisfies Record<LevelName, WithdrawalCap>;

/** The same at every level. */
export const WITHDRAWALS_PER_DAY = 5;

/** What counts against today's cap. */
export interface WithdrawalUsage {
  readonly usedToday: Satang;
  readonly countToday: number;
}

export interface CountedWithdrawal {
  readonly amountSatang: Satang;
  readonly status: WithdrawalStatus;
  /** When the latest attempt was requested; a retry counts on the day of the retry. */
  readonly attemptedAt: Instant;
}

/** The sum and the count of today's withdrawals in Bangkok, without rejected ones. */
export function withdrawalUsage(withdrawals: Iterable<CountedWithdrawal>, now: Instant): WithdrawalUsage {
  let used = 0;
  let countToday = 0;
  for (const { amountSatang, status, attemptedAt } of withdrawals) {
    if (status === "rejected" || !isSameBangkokDay(attemptedAt, now)) continue;
    used += amountSatang;
    countToday += 1;
  }
  return { usedToday: satang(used), countToday };
}

export interface CapQuestion extends WithdrawalUsage {
  readonly level: LevelName;
  readonly now: Instant;
}

export interface CapLeft {
  /** The whole cap, per day or per time, of which `leftSatang` is left. */
  readonly capSatang: Satang;
  /** The largest next withdrawal by the cap alone, without the count and the credit. */
  readonly leftSatang: Satang;
  /** 0 to 5. */
  readonly leftCount: number;
  /** The next Bangkok midnight, when both start again. */
  readonly resetsAt: Instant;
  /** Whether `leftSatang` is for the rest of the day or for each withdrawal. */
  readonly per: "day" | "time";
}

/** What is left before an amount is requested. */
export function capLeft({ level, usedToday, countToday, now }: CapQuestion): CapLeft {
  const cap: WithdrawalCap = WITHDRAWAL_CAPS[level];
  const perDay = "perDay" in cap;
  return {
    capSatang: perDay ? cap.perDay : cap.perTime,
    leftSatang: perDay ? (Math.max(ZERO, cap.perDay - usedToday) as Satang) : cap.perTime,
    leftCount: Math.max(0, WITHDRAWALS_PER_DAY - countToday),
    resetsAt: nextBangkokMidnight(now),
    per: perDay ? "day" : "time",
  };
}

export interface WithdrawalQuestion extends CapQuestion {
  readonly amount: Satang;
  /** If left out, only the cap and the count are judged. */
  readonly credit?: Satang;
}

export type WithdrawalDecision = CapLeft &
  ({ readonly allowed: true; readonly reason?: never } | { readonly allowed: false; readonly reason: Refusal });

/** Whether the amount may be withdrawn now; exactly what is left is allowed. `reason` writes the sentence. */
export function decideWithdrawal(question: WithdrawalQuestion): WithdrawalDecision {
  const left = capLeft(question);
  const reason = reasonAgainst(question, left);
  const { capSatang, leftSatang, leftCount, resetsAt, per } = left;
  return reason
    ? { allowed: false, reason, capSatang, leftSatang, leftCount, resetsAt, per }
    : { allowed: true, capSatang, leftSatang, leftCount, resetsAt, per };
}

function reasonAgainst({ amount, credit }: WithdrawalQuestion, left: CapLeft): Refusal | undefined {
  if (amount < 0) return refuse("amount-negative");
  if (amount === 0) return refuse("amount-zero");
  const { leftSatang, leftCount, resetsAt, per } = left;
  if (leftCount === 0) return refuse("withdraw-no-count-left", { leftSatang, leftCount, resetsAt });
  if (amount > leftSatang) {
    return refuse(per === "day" ? "withdraw-over-day-cap" : "withdraw-over-time-cap", {
      leftSatang,
      leftCount,
      resetsAt,
    });
  }
  if (credit !== undefined && amount > credit) return refuse("credit-insufficient", { creditSatang: credit });
  return undefined;
}
