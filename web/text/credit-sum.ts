import { arrivalText } from "#text/wallet/arrival.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";
import type { HistoryEntry } from "../../core/wallet/model.ts";

/**
 * The sum that explains a new credit, from the ledger's lines of one request, newest first; undefined where the backend
 * sends no balances.
 */
export function creditSum(lines: readonly HistoryEntry[]) {
  const to = lines[0]?.balanceSatang;
  const oldest = lines[lines.length - 1];
  if (to === undefined || oldest?.balanceSatang === undefined) return undefined;
  const from = (oldest.balanceSatang - oldest.creditSatang) as Satang;
  return {
    from,
    to,
    sum: [
      { key: "before", text: formatBaht(from), tone: "before" as const },
      ...[...lines].reverse().map(({ id, kind, creditSatang }) => ({
        key: id,
        text: `+ ${formatBaht(creditSatang)}${kind === "bonus" ? ` ${arrivalText.bonus}` : ""}`,
        tone: kind === "bonus" ? ("bonus" as const) : ("money" as const),
      })),
    ],
  };
}
