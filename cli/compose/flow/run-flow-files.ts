import { randomInt } from "node:crypto";
import { waitWith } from "../../../core/platform/device.ts";
import { err, mapOk, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { FlowReport } from "../../flow/report/flow-report.ts";
import { htmlReport } from "../../flow/report/html-report.ts";
import { junitReport } from "../../flow/report/junit-report.ts";
import { createMembers } from "../../flow/run/members.ts";
import { runFlows } from "../../flow/run/run-flows.ts";
import type { Failure } from "../../output/failure.ts";
import { printableJson } from "../../output/printable.ts";
import type { Secrets } from "../../output/secrets.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import type { CheckedFlows, FlowRunSettings, FlowSettings, RanFlows } from "../../runtime/flows.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { progressLine } from "../../runtime/progress-line.ts";
import { unwritable, writeReports } from "../files.ts";
import { learnProfile } from "../guard/profile-session.ts";
import { openTargets } from "./open-targets.ts";
import { readAccounts } from "./read-accounts.ts";
import { flowCatalog, readFlowFiles } from "./read-flow-files.ts";

/** Reads the flows and says what is wrong, without a target. */
export function checkFlowFiles(settings: FlowSettings): Result<CheckedFlows, Failure> {
  return mapOk(readFlowFiles(settings), ({ flows, complaints }) => ({
    flows: flows.map(({ file, title, tags, steps }) => ({ file, title, tags, steps: steps.length })),
    complaints,
  }));
}

/** So long a run waits in all for a target without controls. */
const RUN_PATIENCE_MS = 45_000;

/** Runs the flows; the complaints of a wrong file come before the first step of any. */
export async function runFlowFiles(
  settings: FlowRunSettings,
  globals: Globals,
  io: ProcessIo,
  context: CommandContext,
): Promise<Result<CheckedFlows | RanFlows, Failure>> {
  learnProfile(globals, io);
  const read = readFlowFiles(settings);
  if (!read.ok) return read;
  if (read.value.complaints.length > 0) return checkFlowFiles(settings);
  const fault = unwritable([settings.junit, settings.html, settings.json]);
  if (fault) return err(fault);
  const accounts = readAccounts(settings.accounts, io);
  if (!accounts.ok) return accounts;
  const say = (line: string) => context.say(line);
  const stopped = io.untilStopped();
  const opening = openTargets(settings.ownSandbox, globals, io, say);
  const targets = await Promise.race([opening, stopped.then(() => undefined)]);
  if (!targets) return err({ kind: "interrupted", message: "stopped before the first step" });
  if (!targets.ok) return targets;
  const progress = progressLine(io.stderr, io.clock);
  const { repeat, untilFailure, parallel, bail, limitMs } = settings;
  let report: FlowReport;
  try {
    report = await runFlows(
      read.value.flows,
      targets.value,
      { rounds: repeat ?? (untilFailure ? undefined : 1), parallel, untilFailure, bail, limitMs },
      {
        context: { ...context, untilStopped: () => stopped },
        env: io.env,
        clock: io.clock,
        after: io.after,
        wait: waitWith(io.after),
        patience: {
          limitMs: globals.timeoutMs,
          honoursKeys: globals.honoursKeys,
          run: { leftMs: RUN_PATIENCE_MS },
          onWait: (line) => {
            progress.end();
            say(line);
          },
        },
        members: createMembers(accounts.value),
        useCases: flowCatalog().useCases,
        below: (limit) => randomInt(limit),
        stopped,
        onRun: ({ title, outcome }, done) => progress.show(`${done} done; ${title}: ${outcome}`),
      },
    );
  } finally {
    progress.end();
    await targets.value.close();
  }
  const cleanReport = io.secrets ? cleaned(report, io.secrets) : report;
  const { junit, html, json } = settings;
  const written = writeReports([
    [junit, () => junitReport(cleanReport)],
    [html, () => htmlReport(cleanReport)],
    [json, () => `${printableJson(cleanReport)}\n`],
  ]);
  return mapOk(written, (files) => ({ report: cleanReport, written: files }));
}

/** The actors' secrets are hidden already. What the process was given is not. */
function cleaned(report: FlowReport, { clean }: Secrets): FlowReport {
  return {
    ...report,
    runs: report.runs.map((run) => ({
      ...run,
      steps: run.steps.map((step) => ({
        ...step,
        reason: step.reason === undefined ? undefined : clean(step.reason),
        mismatches: step.mismatches.map((each) => ({ ...each, wanted: clean(each.wanted), got: clean(each.got) })),
      })),
    })),
  };
}
