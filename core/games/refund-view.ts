import type { LevelName, RefundTableName } from "../rules/levels.ts";
import { lossRefund, refundPercent } from "../rules/loss-refund.ts";
import { type Satang, subtract, ZERO } from "../shared/money.ts";
import type { WinLoss } from "./model.ts";

/** A level's refund of a net loss, and how it is computed. */
export interface RefundView {
  readonly level: LevelName;
  readonly percent: number;
  /** The net loss; 0 for a win. */
  readonly lossSatang: Satang;
  /** `percent` of it, whole satang, rounded down. */
  readonly refundSatang: Satang;
}

/** The refund of a range's net result at a level. */
export function refundView({ total }: WinLoss, level: LevelName, table?: RefundTableName): RefundView {
  const net = total.netSatang;
  return {
    level,
    percent: refundPercent(level, table),
    lossSatang: net < 0 ? subtract(ZERO, net) : ZERO,
    refundSatang: lossRefund(net, level, table),
  };
}
