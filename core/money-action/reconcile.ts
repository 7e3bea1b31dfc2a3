import type { Wait } from "../platform/device.ts";
import { type Fault, type FaultKind, isNotOffered, type Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { Evidence } from "./evidence.ts";
import type { Outcome } from "./intent.ts";

/** One action under one key. */
export interface Attempt<T> {
  /** Sends it; every time under the same key and with the same arguments. */
  send(): Promise<Result<T, Problem>>;
  /** Looks for its effect; only reads. */
  lookUp(): Promise<Evidence<T>>;
}

export interface ReconcileOptions {
  readonly wait: Wait;
  /** Whether sending it again now cannot cause a second effect. */
  readonly maySendAgain: () => boolean;
  /** Whether it is sent again before a look. */
  readonly asksAgainFirst?: boolean;
  /** True when an earlier page sent it: then a look comes before any sending. */
  readonly resumed: boolean;
  /** It may have been sent under its key before: a service that is away says nothing about that sending. */
  readonly sentBefore?: boolean;
  /** How long it looks for an outcome after the reply is lost; until its last look if left out. */
  readonly lookForMs?: number | undefined;
  /** Called once when the reply is lost. */
  readonly onChecking?: ((lost: Fault | undefined) => void) | undefined;
}

const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** How many looks must show nothing before the action is sent again. */
const LOOKS_BEFORE_RESEND = 2;

/**
 * Sends an action and finds out its outcome. When the reply is lost, it reads back and, where that does no harm, sends
 * the same action again. An outcome that it cannot find out is `unknown`, never `failed`.
 */
export async function reconcile<T>(attempt: Attempt<T>, options: ReconcileOptions): Promise<Outcome<T>> {
  let lost: Fault | undefined;
  if (!options.resumed) {
    const reply = await attempt.send();
    if (reply.ok) return { state: "done", value: reply.value };
    if (reply.error.kind === "refusal") return { state: "refused", refusal: reply.error };
    if (reply.error.effect === "none" && !(options.sentBefore && isFault(reply.error, "unavailable")))
      return { state: "failed", fault: reply.error };
    lost = reply.error;
  }
  options.onChecking?.(lost);

  const { lookForMs, wait } = options;
  if (lookForMs === undefined) return findOut(attempt, options, lost, () => false);
  let over = false;
  const timeUp = wait(lookForMs).then((): Outcome<T> => {
    over = true;
    return { state: "unknown", fault: lost };
  });
  return Promise.race([findOut(attempt, options, lost, () => over), timeUp]);
}

async function findOut<T>(
  attempt: Attempt<T>,
  options: ReconcileOptions,
  lost: Fault | undefined,
  isOver: () => boolean,
): Promise<Outcome<T>> {
  let emptyLooks = 0;
  let broken: Fault | undefined;
  for (const ms of options.resumed ? [0, ...WAITS_MS] : WAITS_MS) {
    await options.wait(ms);
    if (isOver()) break;
    if (options.asksAgainFirst && options.maySendAgain()) {
      const answered = await sendAgain(attempt);
      if (answered) return answered;
      if (isOver()) break;
    }
    const evidence = await attempt.lookUp();
    const outcome = outcomeOf(evidence);
    if (outcome) return outcome;
    if (evidence.seen === "unreadable") {
      const { problem } = evidence;
      // Nothing can be read without a session; the next session resumes the intent.
      if (isFault(problem, "unauthorised")) break;
      if (lost && isMissing(lost, problem)) return { state: "failed", fault: { ...lost, effect: "none" } };
      if (isFault(problem, "contract")) broken = problem;
    }
    if (evidence.seen !== "nothing") continue;
    emptyLooks += 1;
    if (emptyLooks < LOOKS_BEFORE_RESEND) continue;
    if (lost?.refusal) return { state: "refused", refusal: lost.refusal };
    if (lost && isNotOffered(lost)) return { state: "failed", fault: { ...lost, effect: "none" } };
    if (isOver() || !options.maySendAgain()) continue;
    const resent = await sendAgain(attempt);
    if (resent) return resent;
  }
  return { state: "unknown", fault: lost, ...(broken && { broken }) };
}

/** Undefined when this sending does not show the outcome of the first one. */
async function sendAgain<T>(attempt: Attempt<T>): Promise<Outcome<T> | undefined> {
  const reply = await attempt.send();
  if (reply.ok) return { state: "done", value: reply.value };
  const refusal = reply.error.kind === "fault" ? reply.error.refusal : reply.error;
  // Any other fault concerns this sending only, and maintenance refuses every call.
  if (!refusal || refusal.code === "maintenance") return undefined;
  const evidence = await attempt.lookUp();
  // The first sending's effect may be the reason: a request that is cancelled already cannot be cancelled.
  if (evidence.seen === "nothing") return { state: "refused", refusal };
  return outcomeOf(evidence);
}

function outcomeOf<T>(evidence: Evidence<T>): Outcome<T> | undefined {
  if (evidence.seen === "effect") return { state: "done", value: evidence.value };
  if (evidence.seen === "superseded") return { state: "refused", refusal: evidence.refusal };
  return undefined;
}

/** The backend lacks both the call and the list that would show its effect. */
function isMissing(lost: Fault, problem: Problem): boolean {
  return isNotOffered(lost) && isNotOffered(problem);
}

function isFault(problem: Problem, fault: FaultKind): problem is Fault {
  return problem.kind === "fault" && problem.fault === fault;
}
