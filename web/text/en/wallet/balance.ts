import { formatBaht } from "../../../../core/shared/money.ts";
import { formatExactTime, formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/balance.ts";
import { plural } from "../plural.ts";
import { dashboardText } from "../site/dashboard.ts";

export const creditLabel: Texts<typeof th.creditLabel> = "Credit";

export const balanceWords: typeof th.balanceWords = ({ creditSatang, points, asOf }) => ({
  label: `Credit at ${formatExactTime(asOf)}`,
  amount: formatBaht(creditSatang),
  points: plural(formatCount(points), "point", "points"),
  pointsLabel: "Where from",
  refreshLabel: "Update credit",
});

export const balanceWays: Texts<typeof th.balanceWays> = { depositLabel: "Deposit", withdrawLabel: "Withdraw" };

export const firstWords: typeof th.firstWords = ({ creditSatang, asOf }, name) => {
  const amount = formatBaht(creditSatang);
  return {
    greeting: dashboardText.greeting(name),
    label: `Credit on ${formatMoment(asOf)}`,
    now: "Credit at #",
    amount,
    size: amount.length > 11 ? "long" : "xl",
  };
};
