import { formatBaht } from "../../../../core/shared/money.ts";
import type { Credit } from "../../../../core/wallet/model.ts";
import { formatCount, formatExactTime } from "../../format.ts";

/** Read aloud before the bare figures of the top bar. */
export const creditLabel = "เครดิต";

/** What a member has and when that was true, as `BalanceCard` wants it. */
export function balanceWords({ creditSatang, points, asOf }: Credit) {
  return {
    label: `เครดิต ณ ${formatExactTime(asOf)}`,
    amount: formatBaht(creditSatang),
    points: `${formatCount(points)} แต้ม`,
    refreshLabel: "อัปเดตเครดิต",
    depositLabel: "ฝากเงิน",
    withdrawLabel: "ถอนเงิน",
  };
}
