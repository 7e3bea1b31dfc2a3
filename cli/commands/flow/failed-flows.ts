import type { FlowReport } from "../../flow/report/flow-report.ts";
import { counted } from "../../output/counted.ts";
import { type ErrorKind, EXIT_OF_KIND } from "../../output/exit-codes.ts";
import type { Failure } from "../../output/failure.ts";
import type { JsonObject } from "../../output/json.ts";
import type { View } from "../../output/view.ts";

/**
 * The failure of a run: interrupted, or the kind that the failed steps have in common. Steps that failed for other reasons
 * and values that are not as expected are `refused`, with the code `flow-failed`.
 */
export function failedFlows(report: FlowReport, view: View): Failure | undefined {
  const { flows, interrupted } = report;
  if (!interrupted && flows.failed === 0) return undefined;
  const details: JsonObject = { code: interrupted ? undefined : "flow-failed", report: reportJson(report) };
  const failed = `${counted(flows.failed, "flow")} failed`;
  if (interrupted) {
    const message = `stopped by a signal; ${flows.passed} passed, ${failed}`;
    return { kind: "interrupted", message, details, view };
  }
  const kind = kindOf(report);
  const why = kind === "refused" ? "" : `: ${reasonOf(report)}`;
  return { kind, message: `${failed}${why}`, details, view };
}

/** Why the first failed step failed. */
function reasonOf({ runs }: FlowReport): string {
  const failed = runs.flatMap(({ steps }) => steps).find(({ outcome }) => outcome === "failed");
  return failed?.reason ?? "no reason";
}

/** Only what ends every flow alike says something about the whole run. */
function kindOf({ runs }: FlowReport): ErrorKind {
  const kinds = runs.flatMap(({ outcome, steps }) =>
    outcome === "failed" ? [steps.find((step) => step.outcome === "failed")?.errorKind] : [],
  );
  const [first] = kinds;
  const isCommon =
    first !== undefined && kinds.every((kind) => kind !== undefined && EXIT_OF_KIND[kind] === EXIT_OF_KIND[first]);
  return isCommon && first !== "usage" ? first : "refused";
}

export function reportJson(report: FlowReport): JsonObject {
  const { runs, flows, steps, ...rest } = report;
  return {
    ...rest,
    flows: { ...flows },
    steps: { ...steps },
    runs: runs.map((run) => ({
      ...run,
      tags: [...run.tags],
      steps: run.steps.map((step) => ({ ...step, mismatches: step.mismatches.map((mismatch) => ({ ...mismatch })) })),
    })),
  };
}
