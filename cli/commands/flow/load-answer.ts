import { err, ok } from "../../../core/shared/result.ts";
import type { CommandResult } from "../../command-line/command.ts";
import type { LoadReport } from "../../flow/load/load-report.ts";
import { loadView } from "../../flow/load/load-view.ts";
import type { JsonObject } from "../../output/json.ts";
import { text } from "../../output/view.ts";
import type { CheckedFlows, RanLoad } from "../../runtime/flows.ts";
import { wrongFlows } from "./wrong-flows.ts";

/** The answer of a load. Loaded by it only, because every start of the tool loads the commands. */
export function loadAnswer(ran: CheckedFlows | RanLoad): CommandResult {
  if ("complaints" in ran) return err(wrongFlows(ran.complaints));
  const { report, fault, written } = ran;
  const view = [...loadView(report), ...written.map((file) => text(`Written: ${file}`))];
  const data = reportJson(report);
  if (!fault) return ok({ data, view });
  const { kind, code, message } = fault;
  return err({ kind, message, details: { code, report: data }, view });
}

function reportJson(report: LoadReport): JsonObject {
  return {
    ...report,
    files: [...report.files],
    flows: { ...report.flows },
    steps: { ...report.steps },
    latency: { ...report.latency },
    useCases: report.useCases.map((useCase) => ({ ...useCase })),
    errors: report.errors.map((error) => ({ ...error })),
    slots: report.slots.map((slot) => ({ ...slot })),
    laws: report.laws.map((law) => ({ ...law, examples: [...law.examples] })),
  };
}
