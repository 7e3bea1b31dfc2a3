import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";
import type { HistoryEntry } from "../../core/wallet/model.ts";

/** How long money took, in whole units and at least a second. Beside hours, seconds say nothing and are 0. */
export function timeTaken(since: Instant, at: Instant) {
  const seconds = Math.max(1, Math.round((at - since) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return { hours, minutes, seconds: hours === 0 ? seconds % 60 : 0 };
}

/** The sum that explains a new credit, with the word for a bonus after each amount that is one. */
export function creditSumInWords(lines: readonly HistoryEntry[], bonus: string) {
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
        text: `+ ${formatBaht(creditSatang)}${kind === "bonus" ? ` ${bonus}` : ""}`,
        tone: kind === "bonus" ? ("bonus" as const) : ("money" as const),
      })),
    ],
  };
}
