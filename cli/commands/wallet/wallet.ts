import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { type HistoryTotal, historyCsv, historyTotals, readWholeHistory } from "../../../core/wallet/history.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from "../../../core/wallet/model.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { choice, dayOption, flag } from "../../command-line/options.ts";
import { type Block, fields, type JsonObject, moment, money, raw, table, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const walletCredit = command({
  path: ["wallet", "credit"],
  summary: "Show the credit and points, and the time of the reading",
  needs: ["member"],
  examples: [inMemory("sanam wallet credit"), inMemory("sanam wallet credit --output json")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.credit(), ({ creditSatang, points, asOf }) => ({
      data: { creditSatang, points, asOf: toIso(asOf) },
      view: [fields({ Credit: money(creditSatang), Points: String(points), "As of": moment(asOf) })],
    }));
  },
});

export const walletHistory = command({
  path: ["wallet", "history"],
  summary: "List every line of the ledger, newest first, with totals by kind",
  needs: ["member"],
  examples: [
    inMemory("sanam wallet history --kind deposit"),
    inMemory("sanam wallet history --from 2026-11-01 --to 2026-11-30 --csv > ledger.csv"),
  ],
  options: {
    kind: choice("--kind <kind>", "only lines of this kind", HISTORY_KINDS),
    from: dayOption("--from <day>", "first Bangkok day"),
    to: dayOption("--to <day>", "last Bangkok day"),
    csv: flag("--csv", "print CSV for a spreadsheet, with amounts in baht"),
  },
  run: async ({ kind, from, to, csv }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const history = await readWholeHistory(backend.value, { kinds: kind ? [kind] : [], from, to });
    if (!history.ok) return history;
    const { items, whole } = history.value;
    const totals = historyTotals(items);
    if (!whole) context.say(`These are the newest ${items.length} lines; --from and --to reach older ones.`);
    return ok({
      data: { items: items.map(entryJson), totals: totals.map(totalJson), whole },
      // `printAnswer` adds the last line break.
      view: csv ? [raw(historyCsv(items, CSV_WORDS).slice(0, -1))] : tables(items, totals),
    });
  },
});

const CSV_WORDS = {
  head: ["Day", "Time", "Kind", "Title", "Credit (baht)", "Points", "Balance (baht)", "Reference"],
  kind: Object.fromEntries(HISTORY_KINDS.map((kind) => [kind, kind])) as Record<HistoryKind, string>,
} as const;

function tables(items: readonly HistoryEntry[], totals: readonly HistoryTotal[]): readonly Block[] {
  const lines = table(
    ["When", "Kind", "Title", "Credit>", "Points>", "Balance>"],
    items.map(({ at, kind, title, creditSatang, points, balanceSatang }) => [
      moment(at),
      kind,
      title ?? "",
      money(creditSatang),
      String(points),
      balanceSatang === undefined ? "" : money(balanceSatang),
    ]),
    "Nothing in this range.",
  );
  if (totals.length === 0) return [lines];
  const rows = totals.map(({ kind, count, inSatang, outSatang, netSatang, points }) => [
    kind,
    String(count),
    money(inSatang),
    money(outSatang),
    money(netSatang),
    String(points),
  ]);
  return [lines, text(""), table(["Total of", "Lines>", "In>", "Out>", "Net>", "Points>"], rows, "")];
}

function entryJson({ at, title, balanceSatang, ...entry }: HistoryEntry): JsonObject {
  return { ...entry, at: toIso(at), title: title ?? null, balanceSatang: balanceSatang ?? null };
}

function totalJson(total: HistoryTotal): JsonObject {
  return { ...total };
}
