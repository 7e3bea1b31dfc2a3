import type { Refusal } from "./refusal.ts";

/**
 * Why a call brought no answer that can be used.
 * - `unauthorised`: 401 or 403
 * - `unreachable`: no connection, or it was cut
 * - `timed-out`: our own time-out (ECONNABORTED) or a 408
 * - `cancelled`: we gave the call up
 * - `unavailable`: 503
 * - `contract`: the reply is not what the contract promises; `endpoint` and `field` say where
 * - `not-available`: a 404 or 501 on a row the spec does not show, so its panel is switched off
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

/** An unexpected failure between us and the backend, already classified; it knows nothing of screens. */
export interface Fault {
  readonly kind: "fault";
  readonly fault: FaultKind;
  /** `METHOD /path` of the contract row. */
  readonly endpoint: string;
  /** What happened, in Thai, ready to be shown. */
  readonly message: string;
  /** Dotted path of the value that broke the contract, `items.3.amount`, say. */
  readonly field?: string;
  readonly status?: number;
  /** The backend's own code, from the body, where it sent one. */
  readonly code?: string;
  /**
   * `unknown` when the call may have had its effect: it must be settled by reading back and never be sent again under
   * a new key. Always `none` for reads.
   */
  readonly effect: "none" | "unknown";
}

/** All that can stand in the way of a call. */
export type Problem = Refusal | Fault;
