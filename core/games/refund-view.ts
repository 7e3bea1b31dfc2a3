import type { LevelName, RefundTableName } from "../rules/levels.ts";
import { lossRefund, refundPercent } from "../rules/loss-refund.ts";
import { type Satang, subtract, ZERO } from "../shared/money.ts";
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
