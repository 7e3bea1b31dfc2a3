import type { After } from "../../../core/platform/device.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Failure } from "../../output/failure.ts";
import type { Flow, Thing } from "../flow.ts";
import { type FlowReport, type FlowRun, OUTCOMES, type StepOutcome, type Totals } from "../report/flow-report.ts";
import type { FlowTargets } from "./flow-target.ts";
import type { Member } from "./members.ts";
import { type RunDependencies, runFlow } from "./run-flow.ts";

export interface RunPlan {
  /** How often each flow runs; undefined with `untilFailure` for no end. */
  readonly rounds: number | undefined;
  /** How many flows run at once. */
  readonly parallel: number;
  readonly untilFailure: boolean;
  readonly bail: boolean;
  /** How long a flow may take; undefined for no limit. */
  readonly limitMs: number | undefined;
}

interface PlanDependencies extends Omit<RunDependencies, "ended"> {
  readonly after: After;
  /** Resolves at Ctrl-C. */
  readonly stopped: Promise<void>;
  readonly onRun: (run: FlowRun, done: number) => void;
}

/** So many runs are listed one by one; of further ones, those that did not pass. */
const MAX_LISTED = 2000;

/** Runs the flows as planned and counts. A target that cannot be opened fails the flow. */
export async function runFlows(
  flows: readonly Flow[],
  targets: FlowTargets,
  plan: RunPlan,
  dependencies: PlanDependencies,
): Promise<FlowReport> {
  const { clock, after, stopped, onRun } = dependencies;
  const began = clock();
  const runs: FlowRun[] = [];
  const flowCounts = noTotals();
  const stepCounts = noTotals();
  const state = { isStopped: false, hasFailed: false, done: 0 };
  const interrupted = stopped.then(() => {
    state.isStopped = true;
    return "stopped by a signal";
  });
  const queue = tasks(flows, plan.rounds);
  const isOver = () => state.isStopped || (state.hasFailed && (plan.bail || plan.untilFailure));

  async function runOne(flow: Flow, round: number): Promise<FlowRun> {
    const opening = targets.open(flow);
    const opened = await Promise.race([opening, interrupted]);
    if (typeof opened === "string") {
      // It opens in vain.
      void opening.then(async (unused) => {
        if (unused.ok) await unused.value.close("now");
      });
      return unopened(flow, round, "interrupted", { kind: "interrupted", message: opened });
    }
    if (!opened.ok) return unopened(flow, round, "failed", opened.error);
    let cancel: (() => void) | undefined;
    const { limitMs } = plan;
    const taken: Member[] = [];
    let left: readonly Thing[] | undefined;
    const timeOver = new Promise<string>((resolve) => {
      if (limitMs === undefined) return;
      cancel = after(limitMs, () => resolve(`took longer than ${limitMs / 1000} s`));
    });
    try {
      const ended = Promise.race([interrupted, timeOver]);
      const run = await runFlow(flow, round, opened.value, { ...dependencies, ended }, taken);
      if (run.outcome === "passed") left = flow.member?.spends;
      // Only Ctrl-C interrupts; a flow that takes too long fails.
      const isLate = run.outcome === "interrupted" && !state.isStopped;
      return isLate ? { ...run, outcome: "failed", steps: run.steps.map(failedWhenLate) } : run;
    } finally {
      cancel?.();
      await opened.value.close(state.isStopped ? "now" : undefined);
      for (const member of taken) dependencies.members.giveBack(member, left);
    }
  }

  async function work(): Promise<void> {
    while (!isOver()) {
      const task = queue.next();
      if (task.done === true) return;
      const run = await runOne(task.value.flow, task.value.round);
      state.done += 1;
      flowCounts[run.outcome] += 1;
      for (const { outcome } of run.steps) stepCounts[outcome] += 1;
      if (run.outcome === "failed") state.hasFailed = true;
      if (run.outcome !== "passed" || runs.length < MAX_LISTED) runs.push(run);
      onRun(run, state.done);
    }
  }
  await Promise.all(Array.from({ length: plan.parallel }, work));

  // With Ctrl-C or --bail some flows never began.
  if (plan.rounds === 1) {
    for (const rest of queue) flowCounts["not-run"] += rest.flow ? 1 : 0;
  }
  const place = new Map(flows.map(({ file }, index) => [file, index]));
  return {
    target: targets.title,
    startedAt: toIso(began),
    ms: clock() - began,
    flows: flowCounts,
    steps: stepCounts,
    runs: runs.toSorted((a, b) => a.round - b.round || (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0)),
    unlisted: state.done - runs.length,
    interrupted: state.isStopped,
  };
}

function* tasks(flows: readonly Flow[], rounds: number | undefined) {
  for (let round = 1; rounds === undefined || round <= rounds; round++) {
    for (const flow of flows) yield { flow, round };
  }
}

function failedWhenLate(step: FlowRun["steps"][number]): FlowRun["steps"][number] {
  return step.outcome === "interrupted" ? { ...step, outcome: "failed", errorKind: "timed-out" } : step;
}

function unopened(flow: Flow, round: number, outcome: "failed" | "interrupted", { kind, message }: Failure): FlowRun {
  const steps = flow.steps.map((step, index): FlowRun["steps"][number] => ({
    title: step.title,
    useCase: step.useCase.name,
    isControl: step.useCase.does.kind === "control",
    actor: undefined,
    line: step.at.line,
    outcome: index === 0 && outcome === "failed" ? "failed" : "not-run",
    ms: 0,
    attempts: 0,
    reason: index === 0 ? message : undefined,
    mismatches: [],
    errorKind: index === 0 ? kind : undefined,
  }));
  return { file: flow.file, title: flow.title, tags: flow.tags, round, outcome, ms: 0, steps };
}

function noTotals(): Record<StepOutcome, number> {
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<StepOutcome, number> satisfies Totals;
}
