import { type Block, fields, table, text, type View } from "../../output/view.ts";
import type { Finding } from "../engine/findings.ts";
import type { Summary } from "./summary.ts";

/** The report for people: deviations with how to repeat them, then what was not checked, then the counts. */
export function viewOf(summary: Summary): View {
  const { target, allowWrites, sandbox, counts, rows, laws } = summary;
  const findings = [
    ...rows.flatMap(({ name, checks }) =>
      checks.map(({ check, finding }) => ({ title: `${name}: ${check}`, sentence: undefined, finding })),
    ),
    ...laws.map(({ id, sentence, finding }) => ({ title: id, sentence, finding })),
  ];
  const deviating = findings.filter(({ finding }) => finding.verdict === "deviates");
  const others = findings.filter(({ finding }) => finding.reason !== undefined);
  return [
    ...deviating.flatMap(({ title, sentence, finding }) => [
      text(`DEVIATES  ${title}`),
      ...(sentence === undefined ? [] : [text(`  ${sentence}`)]),
      ...detailsOf(finding),
      text(""),
    ]),
    ...reasonsOf(others.map(({ title, finding }) => ({ title, finding }))),
    ...fieldsBlock(summary),
    fields({
      Target: target,
      Mode: allowWrites ? (sandbox ? "with writes, on a sandbox" : "with writes") : "reads only",
      Conforms: String(counts.conforms),
      Deviates: String(counts.deviates),
      "Not implemented": String(counts["not-implemented"]),
      "Not checked": String(counts["not-checked"]),
    }),
  ];
}

function detailsOf({ where, expected, got, repeat = [] }: Finding): readonly Block[] {
  return [
    fields({ "  where": where, "  expected": expected, "  got": got }),
    ...(repeat.length === 0 ? [] : [text("  to repeat it:"), ...repeat.map((line) => text(`    ${line}`))]),
  ];
}

/** What was not checked or is missing, grouped by its reason. */
function reasonsOf(items: readonly { readonly title: string; readonly finding: Finding }[]): readonly Block[] {
  const byReason = new Map<string, string[]>();
  for (const { title, finding } of items) {
    const reason = `${finding.verdict}: ${finding.reason ?? ""}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), title]);
  }
  return [...byReason].flatMap(([reason, titles]) => [text(reason), text(`  ${titles.join(", ")}`), text("")]);
}

function fieldsBlock({ rows }: Summary): readonly Block[] {
  const unknown = rows.flatMap(({ name, fields: found }) => {
    const names = (found["unknown"] ?? []) as readonly string[];
    return names.length === 0 ? [] : [[name, names.join(", ")]];
  });
  if (unknown.length === 0) return [];
  return [table(["Row", "Fields that the contract does not know"], unknown, ""), text("")];
}
