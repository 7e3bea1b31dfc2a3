import { refusalCodes } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { COMMANDS } from "../../command-table.ts";
import { CONTROLS } from "../../flow/controls.ts";
import type { Flow } from "../../flow/flow.ts";
import { type Complaint, nearMiss } from "../../flow/read/located.ts";
import { readFlow } from "../../flow/read/read-flow.ts";
import type { Catalog } from "../../flow/read/read-step.ts";
import { commandUseCases, controlUseCases, type UseCase } from "../../flow/use-cases.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { FlowSettings } from "../../runtime/flows.ts";
import { readInput } from "../files.ts";
import { findFlowFiles } from "./find-flow-files.ts";

export interface ReadFlows {
  readonly flows: readonly Flow[];
  readonly complaints: readonly Complaint[];
}

/** Reads and checks the flows of a command line, all of them before any runs. */
export function readFlowFiles({ files, tags, skippedTags, inputs }: FlowSettings): Result<ReadFlows, Failure> {
  const found = findFlowFiles(files);
  if (!found.ok) return found;
  const catalog = flowCatalog();
  const flows: Flow[] = [];
  const complaints: Complaint[] = [];
  for (const file of found.value) {
    const text = readInput(file);
    if (!text.ok) return text;
    const read = readFlow(file, text.value, catalog, inputs);
    if (read.flow) flows.push(read.flow);
    complaints.push(...read.complaints);
  }
  if (complaints.length > 0) return ok({ flows, complaints });
  const wrong = wrongName(flows, "input", inputs.keys()) ?? wrongName(flows, "tag", [...tags, ...skippedTags]);
  if (wrong) return err(wrong);
  const chosen = flows.filter(
    (flow) =>
      (tags.length === 0 || tags.some((tag) => flow.tags.includes(tag))) &&
      !skippedTags.some((tag) => flow.tags.includes(tag)),
  );
  return chosen.length > 0 ? ok({ flows: chosen, complaints }) : err(usage("no flow has these tags"));
}

export function flowCatalog(): Catalog {
  const byName = (useCases: readonly UseCase[]) => new Map(useCases.map((useCase) => [useCase.name, useCase]));
  return {
    useCases: byName(commandUseCases(COMMANDS)),
    controls: byName(controlUseCases(CONTROLS)),
    refusalCodes: refusalCodes(),
  };
}

/** A name on the command line that no flow has. */
function wrongName(flows: readonly Flow[], what: "input" | "tag", names: Iterable<string>): Failure | undefined {
  const known = new Set(flows.flatMap((flow) => (what === "tag" ? flow.tags : flow.inputs.map(({ name }) => name))));
  const wrong = [...names].find((name) => !known.has(name));
  return wrong === undefined ? undefined : usage(nearMiss(`no flow has the ${what}`, wrong, known));
}
