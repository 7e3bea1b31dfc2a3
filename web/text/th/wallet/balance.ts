import { formatBaht } from "../../../../core/shared/money.ts";
import type { Credit } from "../../../../core/wallet/model.ts";
import { formatExactTime } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

/** A screen reader reads it before the figure in the top bar, which has no visible label. */
export const creditLabel = "เครดิต";

/** The texts of `BalanceCard`: the credit, the points, and the time at which they were read. */
export function balanceWords({ creditSatang, points, asOf }: Credit) {
  return {
    label: `เครดิต ณ ${formatExactTime(asOf)}`,
    amount: formatBaht(creditSatang),
    points: `${formatCount(points)} แต้ม`,
    pointsLabel: "ดูที่มา",
    refreshLabel: "อัปเดตเครดิต",
  };
}

/** The ways to deposit and to withdraw, beside the balance or where it cannot be read. */
export const balanceWays = { depositLabel: "ฝากเงิน", withdrawLabel: "ถอนเงิน" } as const;
