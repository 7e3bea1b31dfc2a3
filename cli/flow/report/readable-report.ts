import { type Block, text } from "../../output/view.ts";
import type { FlowReport, FlowRun, StepRun, Totals } from "./flow-report.ts";

const MARKS = { passed: "✓", failed: "✗", skipped: "–", interrupted: "!", "not-run": " " } as const;

/** The report for people: a line for each flow, and the steps of those that did not pass. */
export function readableReport({
  target,
  runs,
  flows,
  steps,
  ms,
  unlisted,
  interrupted,
}: FlowReport): readonly Block[] {
  const byFile = new Map<string, FlowRun[]>();
  for (const run of runs) byFile.set(run.file, [...(byFile.get(run.file) ?? []), run]);
  const lines = [...byFile.values()].flatMap(linesOfFlow);
  return [
    text(`Flows on ${target}`),
    text(""),
    ...lines.map(text),
    ...(lines.length > 0 ? [text("")] : []),
    ...(unlisted > 0 ? [text(`${unlisted} more runs passed and are not listed.`)] : []),
    ...(interrupted ? [text("Stopped by a signal; this is what ran.")] : []),
    text(`Flows: ${totalsText(flows)}`),
    text(`Steps: ${totalsText(steps)}`),
    text(`Time: ${duration(ms)}${rate(steps, ms)}`),
  ];
}

function linesOfFlow(runs: readonly FlowRun[]): readonly string[] {
  const [first] = runs;
  if (!first) return [];
  const passed = runs.filter(({ outcome }) => outcome === "passed");
  const others = runs.filter(({ outcome }) => outcome !== "passed");
  const isRepeated = runs.length > 1;
  const head = passed.map(({ ms }) => ms);
  const lines: string[] = [];
  if (passed.length > 0) {
    const times =
      passed.length > 1 ? `${passed.length} runs, each ${duration(average(head))}` : duration(average(head));
    lines.push(`${MARKS.passed} ${first.title} (${first.file}; ${times})`);
    lines.push(...skippedSteps(passed[0]?.steps ?? []));
  }
  for (const run of others) {
    lines.push(
      `${MARKS[run.outcome]} ${run.title} (${run.file}; ${isRepeated ? `run ${run.round}; ` : ""}${duration(run.ms)})`,
    );
    lines.push(...run.steps.flatMap(linesOfStep));
  }
  return lines;
}

/** One line for each reason. */
function skippedSteps(steps: readonly StepRun[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { outcome, reason = "" } of steps) {
    if (outcome === "skipped") counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(
    ([reason, count]) => `    ${MARKS.skipped} ${count} ${count === 1 ? "step" : "steps"} skipped: ${reason}`,
  );
}

function linesOfStep(step: StepRun): readonly string[] {
  const more = step.mismatches.map(
    ({ place, line, wanted, got }) => `        line ${line}: ${place ?? "the answer"}: expected ${wanted}, got ${got}`,
  );
  return [lineOfStep(step), ...(step.mismatches.length > 1 ? more : [])];
}

function lineOfStep({ outcome, title, useCase, actor, line, reason }: StepRun): string {
  const name = title.startsWith(useCase) ? title : `${title} (${useCase})`;
  const said = outcome === "not-run" ? "did not run" : reason;
  return `    ${MARKS[outcome]} ${line}: ${name}${actor === undefined ? "" : ` as ${actor}`}${said === undefined ? "" : `: ${said}`}`;
}

/** `12 passed, 1 failed`. */
export function totalsText(totals: Totals): string {
  const parts = Object.entries(totals).flatMap(([outcome, count]) =>
    count > 0 ? [`${count} ${outcome === "not-run" ? "not run" : outcome}`] : [],
  );
  return parts.length > 0 ? parts.join(", ") : "none";
}

export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(1)} s`;
}

function rate({ passed, failed }: Totals, ms: number): string {
  return ms < 100 ? "" : `, ${Math.round(((passed + failed) * 1000) / ms)} steps a second`;
}

function average(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
}
