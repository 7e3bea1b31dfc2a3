import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import { isSecondFactorOn, secondFactorRequired } from "./judge-proof.ts";
import type { SecondFactorState } from "./state.ts";

/** The session that must be confirmed for a command. Left out where the operator does not ask for it. */
export interface NeededConfirmation {
  /** Undefined for a call without a session, which is never confirmed. */
  readonly tokenHash: string | undefined;
}

/** Refuses an unconfirmed session of a member with a second factor. */
export function checkConfirmation(
  state: SecondFactorState,
  needed: NeededConfirmation | undefined,
  now: Instant,
): Refusal | undefined {
  if (!needed || !isSecondFactorOn(state)) return undefined;
  const until = needed.tokenHash === undefined ? undefined : state.confirmedUntil.get(needed.tokenHash);
  return until !== undefined && now < until ? undefined : secondFactorRequired(state);
}
