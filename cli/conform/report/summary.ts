import { type Block, fields, type JsonObject, table, text, type View } from "../../output/view.ts";
import { isStale } from "../engine/acceptance.ts";
import type { ConformReport } from "../engine/conform.ts";
import { type Finding, placeOf, VERDICTS, type Verdict } from "../engine/findings.ts";
import type { FieldReport } from "../engine/rows.ts";
import type { LawReport } from "../engine/run-laws.ts";
import { checkTitle, type RowReport } from "../rows/check-rows.ts";

/** The whole report, as JSON. */
export interface Summary extends JsonObject {
  readonly target: string;
  readonly allowWrites: boolean;
  readonly sandbox: boolean;
  /** For `--seed`. */
  readonly seed: number;
  /** Rows and laws by verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rows: readonly RowReport[];
  readonly laws: readonly LawReport[];
  /** What the baseline accepts and conforms. */
  readonly stale: readonly string[];
  /** The target went away before the end, and when. */
  readonly loss?: string;
  /** Where the run ended, with `--bail`. */
  readonly ended?: string;
}

export function summaryOf(
  { rows, laws, sandbox, seed, loss, ended }: ConformReport,
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
    rows,
    laws,
    stale: findingsOf({ rows, laws }).flatMap(({ title, finding }) => (isStale(finding) ? [title] : [])),
    ...(loss && { loss: loss.sentence }),
    ...(ended !== undefined && { ended }),
  };
}

interface Titled {
  readonly title: string;
  readonly sentence?: string;
  readonly finding: Finding;
}

/** Every finding by the name that the report and a baseline have for it. */
function findingsOf({ rows, laws }: Pick<ConformReport, "rows" | "laws">): readonly Titled[] {
  const ofRow = ({ name, checks }: RowReport) =>
    checks.map(({ check, finding }) => ({ title: checkTitle(name, check), finding }));
  return [...rows.flatMap(ofRow), ...laws.map(({ id, sentence, finding }) => ({ title: id, sentence, finding }))];
}

export function modeOf({ allowWrites, sandbox }: Summary): string {
  return allowWrites ? (sandbox ? "with writes, on a sandbox" : "with writes") : "reads only";
}

/** The report for people: deviations with how to repeat them, then what was not checked, then the counts. */
export function viewOf(summary: Summary): View {
  const { target, seed, counts, loss, ended } = summary;
  const findings = findingsOf(summary);
  const deviating = findings.filter(({ finding }) => finding.verdict === "deviates");
  const others = findings.filter(({ finding }) => finding.reason !== undefined);
  return [
    ...(deviating.length === 0 ? [] : [text(`TARGET='${target}'`), text("")]),
    ...faultsOf(deviating).flatMap(([{ title, sentence, finding }, ...others]) => [
      text(`DEVIATES  ${title}`),
      ...(sentence === undefined ? [] : [text(`  ${sentence}`)]),
      ...detailsOf(finding),
      ...(others.length === 0 ? [] : [text(`  also met by: ${others.map((other) => other.title).join(", ")}`)]),
      text(""),
    ]),
    ...reasonsOf(others),
    ...fieldsBlock(summary),
    fields({
      Target: target,
      Seed: String(seed),
      "Ended early": loss ?? ended,
      Mode: modeOf(summary),
      Conforms: String(counts.conforms),
      Deviates: String(counts.deviates),
      Accepted: counts.accepted === 0 ? undefined : String(counts.accepted),
      "Not implemented": String(counts["not-implemented"]),
      "Not checked": String(counts["not-checked"]),
    }),
  ];
}

/** Deviations at one place from one rule are one fault; the one that is repeated with the fewest calls shows it. */
function faultsOf(deviating: readonly Titled[]): readonly (readonly [Titled, ...Titled[]])[] {
  const byPlace = new Map<string, [Titled, ...Titled[]]>();
  const calls = ({ finding }: Titled) => finding.repeat?.length ?? 0;
  for (const one of deviating) {
    const place = `${placeOf(one.finding)} ${one.finding.rule ?? ""}`;
    const [shortest, ...others] = byPlace.get(place) ?? [];
    if (!shortest) byPlace.set(place, [one]);
    else byPlace.set(place, calls(one) < calls(shortest) ? [one, shortest, ...others] : [shortest, ...others, one]);
  }
  return [...byPlace.values()];
}

const KNOWN_FROM = { spec: "the specification", assumed: "our own design, which another backend may not share" };

function detailsOf({ where, expected, got, source, repeat = [] }: Finding): readonly Block[] {
  return [
    fields({ "  where": where, "  expected": expected, "  got": got, "  known from": source && KNOWN_FROM[source] }),
    ...(repeat.length === 0 ? [] : [text("  to repeat it:"), ...repeat.map((line) => text(`    ${line}`))]),
  ];
}

/** What was not checked, is missing, accepted or stale, grouped by its reason. */
function reasonsOf(items: readonly Titled[]): readonly Block[] {
  const byReason = new Map<string, string[]>();
  for (const { title, finding } of items) {
    const reason = `${finding.verdict}: ${finding.reason ?? ""}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), title]);
  }
  return [...byReason].flatMap(([reason, titles]) => [text(reason), text(`  ${titles.join(", ")}`), text("")]);
}

/** How many fields of each kind came, then the unknown and the missing ones by row. */
function fieldsBlock({ rows }: Summary): readonly Block[] {
  const count = (kind: keyof FieldReport) => rows.reduce((sum, row) => sum + row.fields[kind].length, 0);
  const listed = (kind: keyof FieldReport, title: string) => {
    const lines = rows
      .filter((row) => row.fields[kind].length > 0)
      .map((row) => [row.name, row.fields[kind].join(", ")]);
    return lines.length === 0 ? [] : [table(["Row", title], lines, ""), text("")];
  };
  const [specified, assumed, unknown, missing] = [
    count("specified"),
    count("assumed"),
    count("unknown"),
    count("missing"),
  ];
  if (specified + assumed + unknown + missing === 0) return [];
  return [
    ...listed("unknown", "Fields that the contract does not know"),
    ...listed("missing", "Fields of the specification that may be missing, and are"),
    fields({
      "Fields of the specification": `${specified} (${missing} missing)`,
      "Fields of our own design": String(assumed),
      "Unknown fields": String(unknown),
    }),
    text(""),
  ];
}
