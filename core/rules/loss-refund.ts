import { type Satang, satang, ZERO } from "../shared/money.ts";
import { type LevelName, REFUND_TABLES, type RefundTableName } from "./levels.ts";

export function refundPercent(level: LevelName, table: RefundTableName = "standard"): number {
  return REFUND_TABLES[table][level];
}

/**
 * The refund of a net result, which is negative for a loss. Whole satang, rounded down; 0 on a win.
 */
export function lossRefund(netResult: Satang, level: LevelName, table: RefundTableName = "standard"): Satang {
  if (netResult >= 0) return ZERO;
  const loss = Math.abs(netResult);
  const percent = refundPercent(level, table);
  // Multiplies whole baht and the rest separately, so that every product is an exact integer.
  return satang(Math.floor(loss / 100) * percent + Math.floor(((loss % 100) * percent) / 100));
}
