import type { Refusal } from "./refusal.ts";
import { ok, type Result } from "./result.ts";

/**
 * Why a call has no usable answer.
 * - `unauthorised`: 401 or 403
 * - `unreachable`: no connection, or it was cut
 * - `timed-out`: our own time-out (ECONNABORTED) or a 408
 * - `cancelled`: the browser or we cancelled the call
 * - `unavailable`: 503
 * - `contract`: the reply breaks the contract; `endpoint` and `field` show where
 * - `not-available`: a 404, 405 or 501, because the backend does not offer the call; its part leaves the screen
 * - `server`: any other failure status
 */
export type FaultKind =
  | "unauthorised"
  | "unreachable"
  | "timed-out"
  | "cancelled"
  | "unavailable"
  | "contract"
  | "not-available"
  | "server";

/** An unexpected failure between us and the backend, already classified. */
export interface Fault {
  readonly kind: "fault";
  readonly fault: FaultKind;
  /** `METHOD /path` of the contract row. */
  readonly endpoint: string;
  /** By the backend, in whatever language. */
  readonly said?: string;
  /** Dotted path of the value that broke the contract: `items.3.amount`, for example. */
  readonly field?: string;
  /** What the contract wants there, and the kind of what came; never a value. Only of `contract`. */
  readonly expected?: string;
  readonly received?: string;
  readonly status?: number;
  /** The code in the backend's body, if there is one. */
  readonly code?: string;
  /** We cancelled the call, because nobody needs its answer any more: it shows nothing about the service. */
  readonly onPurpose?: true;
  /**
   * `unknown` when the call may have had its effect: it must be reconciled by reading back and never be sent again under
   * a new key. Always `none` for reads.
   */
  readonly effect: "none" | "unknown";
  /** What a backend said with a code that we do not know. It holds once reading back shows no effect. */
  readonly refusal?: Refusal;
}

/** Every reason why a call does not succeed. */
export type Problem = Refusal | Fault;

/** The backend does not offer the call. What it would have told is not known, and never will be. */
export function isNotOffered(problem: Problem | undefined): boolean {
  return problem?.kind === "fault" && problem.fault === "not-available";
}

/** The value of a read, undefined where the backend does not offer it: a part that only informs stops nothing. */
export function whereOffered<T>(read: Result<T, Problem>): Result<T | undefined, Problem> {
  return read.ok || !isNotOffered(read.error) ? read : ok(undefined);
}

/** Where a reply broke the contract, what was expected there, and the kind of what came. For developers and support. */
export function mismatchText({ endpoint, field = "body", expected, received }: Fault): string {
  const place = `${endpoint}: ${field}`;
  return expected === undefined ? place : `${place} (expected ${expected}, received ${received})`;
}
