import { err, ok } from "../../../core/shared/result.ts";
import type { CommandResult } from "../../command-line/command.ts";
import { type Complaint, complaintLine } from "../../flow/read/located.ts";
import type { FlowReport } from "../../flow/report/flow-report.ts";
import { readableReport } from "../../flow/report/readable-report.ts";
import { type ErrorKind, EXIT_OF_KIND } from "../../output/exit-codes.ts";
import type { Failure } from "../../output/failure.ts";
import { counted, type JsonObject, text, type View } from "../../output/view.ts";
import type { CheckedFlows, RanFlows } from "../../runtime/flows.ts";

/** The answer of a run. Loaded by it only, because every start of the tool loads the commands. */
export function flowAnswer(ran: CheckedFlows | RanFlows): CommandResult {
  if ("complaints" in ran) return err(wrongFlows(ran.complaints));
  const { report, written } = ran;
  const view = [...readableReport(report), ...written.map((file) => text(`Written: ${file}`))];
  const failure = failedFlows(report, view);
  return failure ? err(failure) : ok({ data: reportJson(report), view });
}

/**
 * The failure of a run: interrupted, or the kind that the failed steps have in common. Steps that failed for other reasons
 * and values that are not as expected are `refused`, with the code `flow-failed`.
 */
function failedFlows(report: FlowReport, view: View): Failure | undefined {
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

function reportJson(report: FlowReport): JsonObject {
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

/** Flows that cannot run: a line for each complaint. */
export function wrongFlows(complaints: readonly Complaint[]): Failure {
  const count = counted(complaints.length, "problem");
  return {
    kind: "usage",
    message: `${count} in the flows, so none ran`,
    details: { code: "flow-wrong", problems: complaints.map((complaint) => ({ ...complaint })) },
    view: complaints.map((complaint) => text(complaintLine(complaint))),
  };
}
