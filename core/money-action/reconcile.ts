import type { Wait } from "../platform/timers.ts";
import type { Fault, Problem } from "../shared/fault.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { Result } from "../shared/result.ts";
import type { Outcome } from "./outcome.ts";

/** What a look at the backend tells of an action whose reply was lost. */
export type Evidence<T> =
  | { readonly seen: "effect"; readonly value: T }
  /** What was acted on went another way, so the action can have no effect any more. */
  | { readonly seen: "superseded"; readonly refusal: Refusal }
  | { readonly seen: "nothing" }
  | { readonly seen: "unreadable"; readonly problem: Problem };

/** One action under one key. */
export interface Attempt<T> {
  /** Sends it; every time under the same key and with the same arguments. */
  send(): Promise<Result<T, Problem>>;
  /** Looks for its effect; reads only. */
  lookUp(): Promise<Evidence<T>>;
}

export interface Settling {
  readonly wait: Wait;
  /** Whether the same action sent again can have no second effect, as things stand now. */
  readonly maySendAgain: () => boolean;
  /** True when it was sent before, by a page that was reloaded since: nothing is sent before a look. */
  readonly resumed: boolean;
  /** Told once, when the reply turns out to be lost. */
  readonly onChecking?: (() => void) | undefined;
}

const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** Looks that must have shown nothing before the action is sent again. */
const LOOKS_BEFORE_RESEND = 2;

/**
 * Sends an action and finds out what became of it. A lost reply is settled by reading back and, where a second sending
 * is harmless, by sending the very same action again; what cannot be settled is `unknown`, never `failed`.
 */
export async function settle<T>(attempt: Attempt<T>, settling: Settling): Promise<Outcome<T>> {
  let lost: Fault | undefined;
  if (!settling.resumed) {
    const reply = await attempt.send();
    if (reply.ok) return { state: "done", value: reply.value };
    if (reply.error.kind === "refusal") return { state: "refused", refusal: reply.error };
    if (reply.error.effect === "none") return { state: "failed", fault: reply.error };
    lost = reply.error;
  }
  settling.onChecking?.();

  let emptyLooks = 0;
  for (const ms of settling.resumed ? [0, ...WAITS_MS] : WAITS_MS) {
    await settling.wait(ms);
    const evidence = await attempt.lookUp();
    const outcome = outcomeOf(evidence);
    if (outcome) return outcome;
    // Without a session nothing more can be learnt; the next one takes it up again.
    if (evidence.seen === "unreadable" && isUnauthorised(evidence.problem)) break;
    if (evidence.seen === "nothing") emptyLooks += 1;
    if (emptyLooks < LOOKS_BEFORE_RESEND || evidence.seen !== "nothing" || !settling.maySendAgain()) continue;
    const again = await sendAgain(attempt);
    if (again) return again;
  }
  return { state: "unknown", fault: lost };
}

/** Undefined when this sending told nothing of the one before it. */
async function sendAgain<T>(attempt: Attempt<T>): Promise<Outcome<T> | undefined> {
  const reply = await attempt.send();
  if (reply.ok) return { state: "done", value: reply.value };
  // A fault without an effect speaks of this sending only; maintenance refuses whatever comes.
  if (reply.error.kind === "fault" || reply.error.code === "maintenance") return undefined;
  const evidence = await attempt.lookUp();
  // A refusal may come from the first sending's effect: a request that is cancelled already cannot be cancelled.
  if (evidence.seen === "nothing") return { state: "refused", refusal: reply.error };
  return outcomeOf(evidence);
}

function outcomeOf<T>(evidence: Evidence<T>): Outcome<T> | undefined {
  if (evidence.seen === "effect") return { state: "done", value: evidence.value };
  if (evidence.seen === "superseded") return { state: "refused", refusal: evidence.refusal };
  return undefined;
}

function isUnauthorised(problem: Problem): boolean {
  return problem.kind === "fault" && problem.fault === "unauthorised";
}
