import type { Fault, Problem } from "../shared/fault.ts";
import type { Refusal } from "../shared/refusal.ts";

/**
 * How an action that must happen once came out.
 * - `done`: it had its effect
 * - `refused`: it was understood and has no effect
 * - `failed`: it certainly has no effect; it may be tried again
 * - `unknown`: it may have had its effect. Never to be shown as failed, never to be sent under another key. The fault
 *   is undefined when the page was reloaded before one was heard.
 */
export type Outcome<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "failed"; readonly fault: Fault }
  | { readonly state: "unknown"; readonly fault: Fault | undefined };

/** The outcome of an action that was stopped by a problem before anything was sent. */
export function notSent(problem: Problem): Outcome<never> {
  return problem.kind === "refusal" ? { state: "refused", refusal: problem } : { state: "failed", fault: problem };
}
