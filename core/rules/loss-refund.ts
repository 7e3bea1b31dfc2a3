import type { WinLoss } from "../games/model.ts";
import { type BangkokDate, endOfDay, type Instant, plus } from "../shared/bangkok-time.ts";
import { add, type Satang, satang, subtract, ZERO } from "../shared/money.ts";
import { DAY_CLOSES_AFTER_MS } from "./affiliate-bonus.ts";
import { type LevelName, REFUND_TABLES, type RefundTableName } from "./levels.ts";

export function refundPercent(level: LevelName, table: RefundTableName = "standard"): number {
  return REFUND_TABLES[table][level];
}

/**
 * The refund of a net result, which is negative for a loss. Whole satang, rounded down; 0 on a win.
 */
export function lossRefund(netResult: Satang, level: LevelName, table: RefundTableName = "standard"): Satang {
  return refundOf(netResult, refundPercent(level, table));
}

/** The same by its percent. */
export function refundOf(netResult: Satang, percent: number): Satang {
  if (netResult >= 0) return ZERO;
  const loss = Math.abs(netResult);
  // Multiplies hundreds of baht and the rest separately, in hundredths of a percent, so that every product is an exact integer.
  const share = Math.round(percent * 100);
  return satang(Math.floor(loss / 10_000) * share + Math.floor(((loss % 10_000) * share) / 10_000));
}

/** When a day's refund is paid: once every round of the day is surely recorded. */
export function refundDueAt(day: BangkokDate): Instant {
  return plus(endOfDay(day), DAY_CLOSES_AFTER_MS);
}

/** A level's refund of a net loss, and how it is computed. */
export interface RefundView {
  readonly level: LevelName;
  readonly percent: number;
  /** The net loss; 0 for a win. */
  readonly lossSatang: Satang;
  /** `percent` of it, whole satang, rounded down. */
  readonly refundSatang: Satang;
}

/** The refund of a range's net result at a level; or of each of its days, by the percent that a backend pays by itself. */
export function refundView(
  { total, days }: WinLoss,
  level: LevelName,
  table?: RefundTableName,
  daily?: number,
): RefundView {
  const results = (daily === undefined ? [total] : days).map(({ netSatang }) => netSatang);
  const percent = daily ?? refundPercent(level, table);
  return {
    level,
    percent,
    lossSatang: add(...results.map((net) => (net < 0 ? subtract(ZERO, net) : ZERO))),
    refundSatang: add(...results.map((net) => refundOf(net, percent))),
  };
}
