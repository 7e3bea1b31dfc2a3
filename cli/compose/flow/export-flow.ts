import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { k6Script } from "../../flow/k6/k6-script.ts";
import { unfitForLoad } from "../../flow/load/unfit-for-load.ts";
import { type Failure, usage } from "../../output/failure.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { CheckedFlows, ExportedFlow, ExportSettings } from "../../runtime/flows.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { playFlow } from "./play-flow.ts";
import { readFlowFiles } from "./read-flow-files.ts";
import { writeReports } from "./write-reports.ts";

/** Runs a flow once on a sandbox, and writes its calls as a script for k6. */
export async function exportFlow(
  { file, script, force, inputs }: ExportSettings,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
): Promise<Result<CheckedFlows | ExportedFlow, Failure>> {
  if (script !== undefined && existsSync(script) && !force)
    return err(usage(`${script} exists; --force writes over it`));
  const read = readFlowFiles({ files: [file], tags: [], skippedTags: [], inputs });
  if (!read.ok) return read;
  const { flows, complaints } = read.value;
  const [flow, second] = flows;
  if (second) return err(usage(`${file} names ${flows.length} flows; a script has one`));
  const unfit = [...complaints, ...(complaints.length > 0 ? [] : unfitForLoad(flows))];
  if (unfit.length > 0 || !flow) return ok({ flows: [], complaints: unfit });
  const coded = flow.steps.find(({ inputs: given }) => Object.values(given).some(({ kind }) => kind === "code"));
  if (coded)
    return err(
      usage(
        `line ${coded.at.line} of ${flow.file} needs an authenticator app's code, which a script for k6 cannot make`,
      ),
    );
  const played = await playFlow(flow, globals, io, context, (limit) => randomInt(limit));
  if (!played.ok) return played;
  const { text, ...counts } = k6Script(played.value);
  return mapOk(writeReports([[script, () => text]]), ([written]) => ({ text, ...counts, written }));
}
