import { formatBaht } from "../../../../core/shared/money.ts";
import type { Credit } from "../../../../core/wallet/model.ts";
import { formatExactTime, formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import { dashboardText } from "../site/dashboard.ts";

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

/** What the first frame of the next visit shows, by the places in index.html: the credit of this one, with its day. */
export function firstWords({ creditSatang, asOf }: Credit, name: string) {
  const amount = formatBaht(creditSatang);
  const size = amount.length > 11 ? "long" : "xl";
  return {
    greeting: dashboardText.greeting(name),
    label: `เครดิต ณ ${formatMoment(asOf)}`,
    // The sign is the place of the time at which area.js reads the present credit.
    now: "เครดิต ณ # น.",
    amount,
    size,
  };
}
