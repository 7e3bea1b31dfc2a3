import type { Clock, Wait } from "../../../core/platform/device.ts";
import type { CommandContext } from "../../runtime/command-context.ts";
import { valueAt } from "../data-path.ts";
import type { Flow, Step } from "../flow.ts";
import type { FlowRun, StepRun } from "../report/flow-report.ts";
import type { UseCase } from "../use-cases.ts";
import type { FlowTarget } from "./flow-target.ts";
import type { Member, Members } from "./members.ts";
import { inputsOfMember, provideMember } from "./provide-member.ts";
import { type Attempt, type RanStep, runStep, type StepScope } from "./run-step.ts";
import { createPrivateValues, type RandomBelow, startValues } from "./start-values.ts";

/** What a run uses of this machine. */
export interface RunDependencies {
  readonly context: CommandContext;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly below: RandomBelow;
  /** How long a step may wait for a target that asks for it (429, 503), where it is safe to ask again; undefined: never. */
  readonly patience?: Patience;
  /** Whom flows hand on, where the target limits who registers. */
  readonly members: Members;
  readonly useCases: ReadonlyMap<string, UseCase>;
  /** Resolves with a sentence when the run must end: Ctrl-C, or its time is over. */
  readonly ended: Promise<string>;
}

interface Patience {
  readonly limitMs: number;
  /** Whether the target answers the same key alike, so that a money action can be sent again under it. */
  readonly honoursKeys: boolean;
  /** How long the run as a whole may still wait for a target without controls, whose limits nobody switches off. */
  readonly run: { leftMs: number };
  readonly onWait: (line: string) => void;
}

/** Between two tries of a step that waits for its expectations. */
const POLL_MS = 250;

/**
 * Runs a flow once. The first failed step ends it; a step that the target cannot do is skipped, and all after one that it has
 * no room for. `taken` gets the members that the flow used.
 */
export async function runFlow(
  flow: Flow,
  round: number,
  target: FlowTarget,
  dependencies: RunDependencies,
  taken: Member[],
): Promise<FlowRun> {
  const { env, clock, below, context, members, useCases } = dependencies;
  const began = clock();
  const privates = createPrivateValues();
  const start = startValues(flow, env, below, privates);
  const values = start.ok ? start.value : new Map();
  const scope: StepScope = { target, values, privates, context, env };
  const steps: StepRun[] = [];
  /** Names whose steps were skipped. */
  const missing = new Set<string>();
  const ended: { why: string | undefined } = { why: start.ok ? undefined : start.error };
  const whole = flow.needs && target.lacks(flow.needs);
  let cut: string | undefined;

  if (flow.setUp?.seed !== undefined && !target.isSeeded) {
    const reason = "a seed is for a house of the flow's own";
    steps.push({ ...blank("seed", flow.setUp.at.line), outcome: "skipped", reason });
  }
  for (const step of [...(flow.setUp?.steps ?? []), ...flow.steps]) {
    const lost = step.reads.find((name) => missing.has(name));
    const reason =
      whole ??
      cut ??
      (step.needs && target.lacks(step.needs)) ??
      (lost && `needs $${lost}, which a skipped step captures`);
    if (ended.why !== undefined) steps.push({ ...described(step), outcome: "not-run" });
    else if (reason !== undefined) {
      steps.push({ ...described(step), outcome: "skipped", reason });
      for (const { name } of step.captures) missing.add(name);
    } else {
      const run = (tried: Step) => runWithin(tried, scope, dependencies);
      const names = target.sharesMembers ? inputsOfMember(flow, step) : undefined;
      const given = { flow, step, members, taken, values, scope, useCases, run };
      const ran = names ? await provideMember({ ...given, names }) : await run(step);
      steps.push(ran.step);
      if (ran.step.outcome === "passed") {
        for (const { name, path } of step.captures) values.set(name, valueAt(ran.data, path) ?? null);
      } else if (ran.step.outcome === "skipped") cut = `line ${step.at.line} was skipped`;
      else ended.why = ran.step.reason ?? "failed";
    }
  }
  const outcome = cut === undefined ? outcomeOf(steps, start.ok) : "skipped";
  // Without its inputs nothing ran, and the first step says why.
  const [first, ...rest] = steps;
  const listed = start.ok || !first ? steps : [{ ...first, outcome: "failed" as const, reason: start.error }, ...rest];
  return { file: flow.file, title: flow.title, tags: flow.tags, round, outcome, ms: clock() - began, steps: listed };
}

function outcomeOf(steps: readonly StepRun[], started: boolean): FlowRun["outcome"] {
  const has = (outcome: StepRun["outcome"]) => steps.some((step) => step.outcome === outcome);
  if (!started || has("failed")) return "failed";
  if (has("interrupted")) return "interrupted";
  return has("passed") ? "passed" : "skipped";
}

/**
 * Repeats a step with `within` until its expectations hold, and a step that the target had no room for after the time that
 * it asks for. A money action keeps its key.
 */
async function runWithin(
  step: Step,
  scope: StepScope,
  { clock, wait, ended, patience }: RunDependencies,
): Promise<RanStep> {
  const { sharesMembers } = scope.target;
  const began = clock();
  const tries = step.withinMs === undefined ? 1 : Math.ceil(step.withinMs / POLL_MS) + 1;
  const key = scope.context.newIntent();
  const keyed = { ...scope, context: { ...scope.context, newIntent: () => key } };
  let attempts = 0;
  let polls = 0;
  let waitMs = POLL_MS;
  let patienceMs = maySendAgain(step, patience, sharesMembers) ? (step.withinMs ?? patience?.limitMs ?? 0) : 0;
  let attempt: Attempt | undefined;
  let why: string | undefined;
  const stopped = ended.then((reason) => {
    why = reason;
    return undefined;
  });
  while (polls < tries && why === undefined) {
    if (attempts > 0) await Promise.race([wait(waitMs), stopped]);
    if (why !== undefined) break;
    attempts += 1;
    const made = await Promise.race([runStep(step, keyed), stopped]);
    if (made) attempt = made;
    if (!made || made.passed) break;
    const askedMs = Math.max(POLL_MS, (made.retryAfter ?? 0) * 1000);
    const mayWaitMs = sharesMembers ? Math.min(patienceMs, patience?.run.leftMs ?? 0) : patienceMs;
    if (patience && made.retryAfter !== undefined && askedMs <= mayWaitMs) {
      patience.onWait(`Waits ${askedMs / 1000} s for room at the target: ${step.title}: ${made.reason}`);
      patienceMs -= askedMs;
      if (sharesMembers) patience.run.leftMs -= askedMs;
      waitMs = askedMs;
    } else {
      polls += 1;
      waitMs = POLL_MS;
    }
  }
  const run = { ...described(step), ms: clock() - began, attempts };
  if (why !== undefined && !attempt?.passed) {
    return { step: { ...run, outcome: "interrupted", reason: `${why}; it may have happened` }, data: null };
  }
  if (!attempt) return { step: { ...run, outcome: "not-run" }, data: null };
  const { passed, reason, mismatches, errorKind, data, retryAfter } = attempt;
  if (!passed && retryAfter !== undefined && sharesMembers) {
    const noRoom = `no room at the target for another ${retryAfter} s, and the run waits no longer: ${reason}`;
    return { step: { ...run, outcome: "skipped", reason: noRoom, retryAfter }, data: null };
  }
  const after = step.withinMs === undefined || passed ? "" : ` (after ${attempts} tries in ${step.withinMs / 1000} s)`;
  return {
    step: {
      ...run,
      outcome: passed ? "passed" : "failed",
      reason: reason && `${reason}${after}`,
      mismatches,
      errorKind,
      ...(retryAfter !== undefined && { retryAfter }),
    },
    data,
  };
}

/**
 * A read, or an action under a key. A step that must fail is asked once, because the refusal may be what it wants; where flows
 * share a target's limits, the refusal of a limit is not.
 */
function maySendAgain({ useCase, fails }: Step, patience: Patience | undefined, sharesMembers: boolean): boolean {
  if (!patience || (fails && !sharesMembers) || useCase.does.kind === "control") return false;
  return useCase.repeats || (patience.honoursKeys && useCase.options.has("intent"));
}

function described({ title, useCase, actor, at }: Step): Omit<StepRun, "outcome"> {
  const own = useCase.does.kind === "command" && actor !== "member" ? actor : undefined;
  return { ...blank(useCase.name, at.line), title, isControl: useCase.does.kind === "control", actor: own };
}

function blank(useCase: string, line: number): Omit<StepRun, "outcome"> {
  return {
    title: useCase,
    useCase,
    isControl: false,
    actor: undefined,
    line,
    ms: 0,
    attempts: 0,
    reason: undefined,
    mismatches: [],
    errorKind: undefined,
  };
}
