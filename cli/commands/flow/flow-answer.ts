import { err, ok } from "../../../core/shared/result.ts";
import type { CommandResult } from "../../command-line/command.ts";
import { readableReport } from "../../flow/report/readable-report.ts";
import { text } from "../../output/view.ts";
import type { CheckedFlows, RanFlows } from "../../runtime/flows.ts";
import { failedFlows, reportJson } from "./failed-flows.ts";
import { wrongFlows } from "./wrong-flows.ts";

/** The answer of a run. Loaded by it only, because every start of the tool loads the commands. */
export function flowAnswer(ran: CheckedFlows | RanFlows): CommandResult {
  if ("complaints" in ran) return err(wrongFlows(ran.complaints));
  const { report, written } = ran;
  const view = [...readableReport(report), ...written.map((file) => text(`Written: ${file}`))];
  const failure = failedFlows(report, view);
  return failure ? err(failure) : ok({ data: reportJson(report), view });
}
