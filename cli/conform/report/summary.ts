import { type Block, fields, type JsonObject, table, text, type View } from "../../output/view.ts";
import type { ConformReport } from "../engine/conform.ts";
import { type Finding, VERDICTS, type Verdict } from "../engine/findings.ts";

export interface RowSummary extends JsonObject {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly source: string;
  readonly verdict: Verdict;
  readonly checks: readonly CheckSummary[];
  readonly fields: JsonObject;
}

interface CheckSummary extends JsonObject {
  readonly check: string;
  readonly finding: Finding;
}

export interface LawSummary extends JsonObject {
  readonly id: string;
  readonly sentence: string;
  readonly needs: readonly string[];
  readonly finding: Finding;
  readonly ms: number;
}

/** The whole report, as JSON. */
export interface Summary extends JsonObject {
  readonly target: string;
  readonly allowWrites: boolean;
  readonly sandbox: boolean;
  /** For `--seed`. */
  readonly seed: number;
  /** Rows and laws by verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rows: readonly RowSummary[];
  readonly laws: readonly LawSummary[];
  /** The target went away before the end, and when. */
  readonly loss?: string;
}

export function summaryOf(
  { rows, laws, sandbox, seed, loss }: ConformReport,
  run: { readonly target: string; readonly allowWrites: boolean },
): Summary {
  const verdicts = [...rows.map(({ verdict }) => verdict), ...laws.map(({ finding }) => finding.verdict)];
  const counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, verdicts.filter((each) => each === verdict).length]),
  ) as Record<Verdict, number>;
  return {
    ...run,
    sandbox,
    seed,
    counts,
    rows: rows.map((row) => ({ ...row, fields: { ...row.fields } })),
    laws: laws.map((law) => ({ ...law })),
    ...(loss && { loss: loss.sentence }),
  };
}

export function modeOf({ allowWrites, sandbox }: Summary): string {
  return allowWrites ? (sandbox ? "with writes, on a sandbox" : "with writes") : "reads only";
}

/** The report for people: deviations with how to repeat them, then what was not checked, then the counts. */
export function viewOf(summary: Summary): View {
  const { target, seed, counts, rows, laws, loss } = summary;
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
      Mode: modeOf(summary),
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
