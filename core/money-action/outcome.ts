import type { Fault, Problem } from "../shared/fault.ts";
import type { Refusal } from "../shared/refusal.ts";

/**
 * How an action ended that must happen once.
 * - `done`: it had its effect
 * - `refused`: the backend or a rule said no; it had no effect
 * - `failed`: it certainly had no effect and may be tried again
 * - `unknown`: it may have had its effect. Never show it as failed and never send it under another key. The fault is
 *   undefined when the page was reloaded before a reply came. `broken` is a reply that broke the contract while reading back.
 */
export type Outcome<T> =
  | { readonly state: "done"; readonly value: T }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "failed"; readonly fault: Fault }
  | { readonly state: "unknown"; readonly fault: Fault | undefined; readonly broken?: Fault };

/** The outcome of an action that a problem stopped before anything was sent. */
export function notSent(problem: Problem): Outcome<never> {
  return problem.kind === "refusal" ? { state: "refused", refusal: problem } : { state: "failed", fault: problem };
}
