import { toIso } from "../../../core/bangkok-time.ts";
import { ok } from "../../../core/result.ts";
import { HISTORY_KINDS, type HistoryEntry } from "../../../core/wallet/history.ts";
import { type HistoryTotal, historyTotals } from "../../../core/wallet/history-totals.ts";
import { readWholeHistory } from "../../../core/wallet/whole-history.ts";
import { command } from "../../command.ts";
import type { JsonObject } from "../../json.ts";
import { connectAsMember } from "../../member-backend.ts";
import { choice, dayOption } from "../../options.ts";
import { moment, money, table } from "../../output.ts";

/** Every line of the ledger that a filter lets through, with the totals of each kind. */
export const walletHistory = command({
  path: ["wallet", "history"],
  summary: "Every line of the ledger, newest first, and totals by kind",
  options: {
    kind: choice("--kind <kind>", "one kind only", HISTORY_KINDS),
    from: dayOption("--from <day>", "first Bangkok day"),
    to: dayOption("--to <day>", "last Bangkok day"),
  },
  run: async ({ kind, from, to }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const read = await readWholeHistory(backend.value, { kinds: kind ? [kind] : [], from, to });
    if (!read.ok) return read;
    const { items, whole } = read.value;
    const totals = historyTotals(items);
    return ok({
      data: { items: items.map(entryJson), totals: totals.map(totalJson), whole },
      view: [
        table(
          ["When", "Kind", "Title", "Credit>", "Points>", "Balance>"],
          items.map(({ at, kind: each, title, creditSatang, points, balanceSatang }) => [
            moment(at),
            each,
            title ?? "",
            money(creditSatang),
            String(points),
            balanceSatang === undefined ? "" : money(balanceSatang),
          ]),
          "Nothing in this range.",
        ),
        table(
          ["Total of", "Lines>", "In>", "Out>", "Net>", "Points>"],
          totals.map((total) => [
            total.kind,
            String(total.count),
            money(total.inSatang),
            money(total.outSatang),
            money(total.netSatang),
            String(total.points),
          ]),
          "",
        ),
      ],
    });
  },
});

function entryJson({ at, title, balanceSatang, ...entry }: HistoryEntry): JsonObject {
  return { ...entry, at: toIso(at), title: title ?? null, balanceSatang: balanceSatang ?? null };
}

function totalJson(total: HistoryTotal): JsonObject {
  return { ...total };
}
