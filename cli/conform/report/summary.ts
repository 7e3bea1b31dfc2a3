import type { JsonObject } from "../../output/json.ts";
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
