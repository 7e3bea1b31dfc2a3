import { addDays, bangkokDateOf, type Instant } from "../bangkok-time.ts";
import type { DayRange } from "../day-range.ts";
import { type Satang, subtract, ZERO } from "../money.ts";
import type { LevelName, RefundTableName } from "../rules/levels.ts";
import { lossRefund, refundPercent } from "../rules/loss-refund.ts";
import type { WinLoss } from "./model.ts";

/** What a level gives back of a net loss, and what it is worked out from. */
export interface RefundView {
  readonly level: LevelName;
  readonly percent: number;
  /** What was lost in all; 0 where nothing was. */
  readonly lossSatang: Satang;
  /** `percent` of it, whole satang, rounded down. */
  readonly refundSatang: Satang;
}

/** The refund that a range's net result earns at a level. */
export function refundView({ total }: WinLoss, level: LevelName, table?: RefundTableName): RefundView {
  const net = total.netSatang;
  return {
    level,
    percent: refundPercent(level, table),
    lossSatang: net < 0 ? subtract(ZERO, net) : ZERO,
    refundSatang: lossRefund(net, level, table),
  };
}

/** The last days, today's among them. */
export function lastDays(now: Instant, count: number): DayRange {
  const to = bangkokDateOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** Days that stand the wrong way round are put right. */
export function inOrder({ from, to }: DayRange): DayRange {
  return from > to ? { from: to, to: from } : { from, to };
}
