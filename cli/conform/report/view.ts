import { type Block, fields, table, text, type View } from "../../output/view.ts";
import type { Finding } from "../engine/findings.ts";
import type { Summary } from "./summary.ts";

/** The report for people: deviations with how to repeat them, then what was not checked, then the counts. */
export function viewOf(summary: Summary): View {
  const { target, allowWrites, sandbox, seed, counts, rows, laws, loss } = summary;
  const findings = [
    ...rows.flatMap(({ name, checks }) =>
      checks.map(({ check, finding }) => ({ title: `${name}: ${check}`, sentence: undefined, finding })),
    ),
    ...laws.map(({ id, sentence, finding }) => ({ title: id, sentence, finding })),
  ];
  const deviating = findings.filter(({ finding }) => finding.verdict === "deviates");
  const others = findings.filter(({ finding }) => finding.reason !== undefined);
  return [
    ...(deviating.length === 0 ? [] : [text(`TARGET='${target}'`), text("")]),
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
      Seed: String(seed),
      "Ended early": loss,
      Mode: allowWrites ? (sandbox ? "with writes, on a sandbox" : "with writes") : "reads only",
      Conforms: String(counts.conforms),
      Deviates: String(counts.deviates),
      "Not implemented": String(counts["not-implemented"]),
      "Not checked": String(counts["not-checked"]),
    }),
  ];
}

const KNOWN_FROM = { spec: "the specification", assumed: "our own design, which another backend may not share" };

function detailsOf({ where, expected, got, source, repeat = [] }: Finding): readonly Block[] {
  return [
    fields({ "  where": where, "  expected": expected, "  got": got, "  known from": source && KNOWN_FROM[source] }),
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

const FIELD_KINDS = ["specified", "assumed", "unknown", "missing"] as const;

/** How many fields of each kind came, then the unknown and the missing ones by row. */
function fieldsBlock({ rows }: Summary): readonly Block[] {
  const namesOf = (row: Summary["rows"][number], kind: string) => (row.fields[kind] ?? []) as readonly string[];
  const counts = FIELD_KINDS.map((kind) => rows.reduce((sum, row) => sum + namesOf(row, kind).length, 0));
  if (counts.every((count) => count === 0)) return [];
  const [specified, assumed, unknown, missing] = counts;
  const listed = (kind: string) =>
    rows.filter((row) => namesOf(row, kind).length > 0).map((row) => [row.name, namesOf(row, kind).join(", ")]);
  const blockOf = (kind: string, title: string) =>
    listed(kind).length === 0 ? [] : [table(["Row", title], listed(kind), ""), text("")];
  return [
    ...blockOf("unknown", "Fields that the contract does not know"),
    ...blockOf("missing", "Fields of the specification that may be missing, and are"),
    fields({
      "Fields of the specification": `${specified} (${missing} missing)`,
      "Fields of our own design": String(assumed),
      "Unknown fields": String(unknown),
    }),
    text(""),
  ];
}
