import type { After } from "../../../core/platform/timers.ts";
import type { Session } from "../../../core/session/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { Flow } from "../flow.ts";
import type { FlowRun } from "../report/flow-report.ts";
import type { FlowTarget, FlowTargets } from "../run/flow-target.ts";
import { type RunDependencies, runFlow } from "../run/run-flow.ts";
import type { LoadPlan } from "./load-plan.ts";
import type { LawCheck, LoadReport } from "./load-report.ts";
import { createSeenMembers } from "./seen-members.ts";
import { createTally, type Tally } from "./tally.ts";

interface LoadDependencies extends Omit<RunDependencies, "ended" | "ticks"> {
  readonly ticks: () => number;
  readonly after: After;
  /** Resolves at Ctrl-C. */
  readonly stopped: Promise<void>;
  readonly onProgress: (progress: ReturnType<Tally["progress"]>, ms: number) => void;
  /** Holds the members to the laws, after the load. */
  readonly checkLaws: (
    sessions: readonly Session[],
    isStopped: () => boolean,
  ) => Promise<{ readonly laws: readonly LawCheck[]; readonly checked: number }>;
}

/** So many members are remembered for the laws: of more, a random choice. */
const MOST_CHECKED = 5000;
/** How long a member rests after a failure, at first and at most: a target that is away is not called all the time. */
const REST_MS = { first: 20, most: 1000 };

/** Runs the flows again and again with all members at once, then checks the laws. Flows that began run to their end. */
export async function runLoad(
  flows: readonly Flow[],
  targets: FlowTargets,
  plan: LoadPlan,
  dependencies: LoadDependencies,
): Promise<Result<LoadReport, Failure>> {
  const { clock, ticks, after, wait, stopped, onProgress, checkLaws, below } = dependencies;
  const startedAt = toIso(clock());
  const house = flows.map(withoutSetUp);
  const [first] = house;
  const held = first && (await targets.open(first));
  if (!held) return err({ kind: "usage", message: "there is no flow to run" });
  if (!held.ok) return held;

  const tally = createTally(plan.forMs);
  const seen = createSeenMembers(MOST_CHECKED, below);
  const state = { isStopped: false, isOver: false, begun: 0, latestMs: 0 };
  const interrupted = stopped.then(() => {
    state.isStopped = true;
    state.isOver = true;
    return "stopped by a signal";
  });
  try {
    const setUp = await setUpOnce(flows, held.value, dependencies, interrupted);
    if (setUp) return err(setUp);
    // A house of this process opens with its first connection: that is no part of the load.
    await Promise.race([held.value.connect("load"), interrupted]);
    const began = ticks();
    const timeIsOver = new Promise<void>((resolve) => {
      after(plan.forMs, () => {
        state.isOver = true;
        resolve();
      });
    });
    const pause = (ms: number) => Promise.race([wait(ms), timeIsOver, interrupted]);
    const isOver = () => state.isOver || ticks() - began >= plan.forMs;

    const virtualMember = async (index: number): Promise<void> => {
      if (index > 0 && plan.rampMs > 0) await pause((plan.rampMs * index) / plan.members);
      let failures = 0;
      for (let turn = index; !isOver(); turn++) {
        if (plan.rate !== undefined) {
          const due = began + (state.begun++ * 1000) / plan.rate;
          if (due > ticks()) await pause(due - ticks());
          if (isOver()) return;
          state.latestMs = Math.max(state.latestMs, ticks() - due);
        }
        const flow = house[turn % house.length] ?? first;
        const run = await runOnce(flow, turn + 1, targets, seen.add, { ...dependencies, ended: interrupted });
        tally.add(run, ticks() - began);
        onProgress(tally.progress(), ticks() - began);
        failures = run.outcome === "failed" ? failures + 1 : 0;
        if (failures > 0) await pause(Math.min(REST_MS.most, REST_MS.first * 2 ** Math.min(failures, 10)));
      }
    };
    await Promise.all(Array.from({ length: plan.members }, (_, index) => virtualMember(index)));
    const ms = ticks() - began;
    const { laws, checked } = await checkLaws(seen.chosen(), () => state.isStopped);
    return ok({
      target: targets.title,
      files: flows.map(({ file }) => file),
      startedAt,
      ms: Math.round(ms),
      members: plan.members,
      rate: plan.rate,
      latestMs: Math.round(state.latestMs),
      ...tally.sums(ms),
      laws,
      membersSeen: seen.count(),
      membersChecked: checked,
      interrupted: state.isStopped,
    });
  } finally {
    await held.value.close(state.isStopped ? "now" : undefined);
  }
}

/** The set-up is done once, before the load: a house of its own for each run would be no load. */
function withoutSetUp(flow: Flow): Flow {
  return { ...flow, setUp: flow.setUp && { ...flow.setUp, steps: [] } };
}

async function setUpOnce(
  flows: readonly Flow[],
  target: FlowTarget,
  dependencies: LoadDependencies,
  ended: Promise<string>,
): Promise<Failure | undefined> {
  const steps = flows.find(({ setUp }) => setUp && setUp.steps.length > 0)?.setUp?.steps ?? [];
  const [first] = flows;
  if (!first || steps.length === 0) return undefined;
  const run = await runFlow({ ...first, setUp: undefined, inputs: [], steps }, 1, target, { ...dependencies, ended });
  const failed = run.steps.find(({ outcome }) => outcome === "failed");
  return (
    failed && { kind: failed.errorKind ?? "refused", message: `the set-up failed: ${failed.reason ?? failed.title}` }
  );
}

async function runOnce(
  flow: Flow,
  round: number,
  targets: FlowTargets,
  seen: (session: Session) => void,
  dependencies: RunDependencies,
): Promise<FlowRun> {
  const opened = await targets.open(flow);
  if (!opened.ok) return unopened(flow, round, opened.error);
  const backends = new Set<Backend>();
  const target: FlowTarget = {
    ...opened.value,
    connect: async (actor) => {
      const backend = await opened.value.connect(actor);
      if (backend.ok) backends.add(backend.value);
      return backend;
    },
  };
  const run = await runFlow(flow, round, target, dependencies);
  for (const { sessionStorage } of backends) {
    const session = sessionStorage.read();
    if (session) seen(session);
  }
  await opened.value.close(run.outcome === "interrupted" ? "now" : undefined);
  return run;
}

function unopened({ file, title, tags }: Flow, round: number, { kind, message }: Failure): FlowRun {
  const step = {
    title: "open the target",
    useCase: "open the target",
    isControl: true,
    actor: undefined,
    line: 1,
    outcome: "failed",
    ms: 0,
    attempts: 1,
    reason: message,
    mismatches: [],
    errorKind: kind,
  } as const;
  return { file, title, tags, round, outcome: "failed", ms: 0, steps: [step] };
}
