import { randomInt } from "node:crypto";
import { waitWith } from "../../../core/platform/timers.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import { loadPage } from "../../flow/load/load-page.ts";
import type { LoadReport } from "../../flow/load/load-report.ts";
import { loadVerdict } from "../../flow/load/load-verdict.ts";
import { runLoad } from "../../flow/load/run-load.ts";
import { unfitForLoad } from "../../flow/load/unfit-for-load.ts";
import type { Failure } from "../../output/failure.ts";
import { printableJson } from "../../output/printable.ts";
import type { Secrets } from "../../output/secrets.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { CheckedFlows, LoadSettings, RanLoad } from "../../runtime/flows.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { progressLine } from "../../runtime/progress-line.ts";
import { unwritable } from "../files/write-output.ts";
import { learnProfile } from "../guard/learning-storage.ts";
import { checkLoadedMembers } from "./check-loaded-members.ts";
import { needsWholeSandbox } from "./house-for.ts";
import { openTargets } from "./open-targets.ts";
import { readFlowFiles } from "./read-flow-files.ts";
import { writeReports } from "./write-reports.ts";

/** Runs the flows under load; complaints come before the first step. */
export async function loadFlowFiles(
  settings: LoadSettings,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
): Promise<Result<CheckedFlows | RanLoad, Failure>> {
  const read = readFlowFiles(settings);
  if (!read.ok) return read;
  const { flows } = read.value;
  const complaints = [...read.value.complaints, ...(read.value.complaints.length > 0 ? [] : unfitForLoad(flows))];
  if (complaints.length > 0) return ok({ flows: [], complaints });
  const fault = unwritable([settings.html, settings.json]);
  if (fault) return err(fault);
  learnProfile(globals, io);
  const stopped = io.untilStopped();
  const opening = openTargets(settings.ownSandbox, globals, io, (line) => context.say(line), {
    use: flows.some(needsWholeSandbox) ? "alone" : "together",
  });
  const targets = await Promise.race([opening, stopped.then(() => undefined)]);
  if (!targets) return err({ kind: "interrupted", message: "stopped before the first step" });
  if (!targets.ok) return targets;
  const progress = progressLine(io.stderr, io.clock);
  try {
    const loaded = await runLoad(flows, targets.value, settings.plan, {
      context: { ...context, untilStopped: () => stopped },
      env: io.env,
      clock: io.clock,
      ticks: () => performance.now(),
      after: io.after,
      wait: waitWith(io.after),
      below: (limit) => randomInt(limit),
      stopped,
      onProgress: ({ flows: done, steps, failed }, ms) =>
        progress.show(`${Math.round(ms / 1000)} s: ${done} flows, ${steps} steps, ${failed} failed`),
      checkLaws: (sessions, isStopped) =>
        checkLoadedMembers(flows[0], targets.value, globals, { sessions, isStopped }, (done) =>
          progress.show(`checking the laws: ${done} of ${sessions.length} members`),
        ),
    });
    if (!loaded.ok) return loaded;
    const report = io.secrets ? cleaned(loaded.value, io.secrets) : loaded.value;
    const verdict = loadVerdict(report, settings.limits);
    const written = writeReports([
      [settings.html, () => loadPage(report, verdict)],
      [settings.json, () => `${printableJson(report)}\n`],
    ]);
    return mapOk(written, (files) => ({ report, fault: verdict, written: files }));
  } finally {
    progress.end();
    await targets.value.close();
  }
}

/** The members' own secrets are hidden already. What the process was given is not. */
function cleaned(report: LoadReport, { clean }: Secrets): LoadReport {
  return {
    ...report,
    errors: report.errors.map((error) => ({ ...error, example: clean(error.example) })),
    laws: report.laws.map((law) => ({ ...law, examples: law.examples.map(clean) })),
  };
}
