import { type Satang, satang, ZERO } from "../shared/money.ts";
import { type LevelName, REFUND_TABLES, type RefundTableName } from "./levels.ts";

export function refundPercent(level: LevelName, table: RefundTableName = "standard"): number {
  return REFUND_TABLES[table][level];
}

/**
 * What a member gets back of a net result, where what was lost is negative. Whole satang, rounded down; nothing on
 * a win.
 */
export function lossRefund(netResult: Satang, level: LevelName, table: RefundTableName = "standard"): Satang {
  if (netResult >= 0) return ZERO;
  const loss = Math.abs(netResult);
  const percent = refundPercent(level, table);
  // Whole baht and the rest apart, so that no product leaves the range of exact integers.
  return satang(Math.floor(loss / 100) * percent + Math.floor(((loss % 100) * percent) / 100));
}
