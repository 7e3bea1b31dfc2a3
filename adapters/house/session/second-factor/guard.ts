import type { GuardedAction } from "../../../../core/session/second-factor/model.ts";
import { type Instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision } from "../../engine/model.ts";
import type { AccountState } from "../account.ts";
import { sessionRoot } from "../session-tokens.ts";
import {
  CONFIRMED_MS,
  isSecondFactorOn,
  type NeededConfirmation,
  type SecondFactorEvent,
  type SecondFactorPart,
  type SecondFactorState,
  type ShownProof,
  secondFactorRequired,
} from "./proof-rules.ts";

/**
 * What a command needs of a member with a second factor: a proof in the call itself, a confirmed session, or the latter
 * where the operator asks for it.
 */
export type Guard = "proof" | "confirmation" | GuardedAction;

/** What any command may have of it. */
interface GuardedCommand {
  readonly type: string;
  readonly proof?: ShownProof | undefined;
  readonly confirmation?: NeededConfirmation;
  /** Of the session that the proof confirms. */
  readonly tokenHash?: string;
}

type State = AccountState & SecondFactorPart;

interface GuardContext {
  readonly now: Instant;
  readonly secondFactorFor: readonly GuardedAction[];
}

/**
 * Decides before every command, and its events come first: refuses a guarded command that shows neither a proof nor a
 * confirmed session, and uses up what a command shows. No other code judges a proof, so none is accepted without its use.
 */
export function guardBy(guards: Readonly<Record<string, Guard | undefined>>) {
  return (state: State, command: GuardedCommand, context: GuardContext): Decision<SecondFactorEvent> => {
    const { secondFactor } = state;
    const { proof } = command;
    const guard = guards[command.type];
    if (guard !== undefined && isSecondFactorOn(secondFactor)) {
      const shown = guard === "proof" ? isProof(proof) : isConfirmed(state, command, guard, context);
      if (!shown) return err(secondFactorRequired(secondFactor));
    }
    if (!proof) return ok([]);
    const refusal = judgeProof(secondFactor, proof, context.now);
    return refusal ? err(refusal) : ok(used(state, command, proof, context.now));
  };
}

function isProof(shown: ShownProof | undefined): boolean {
  return shown !== undefined && shown.kind !== "registration";
}

function isConfirmed(
  state: State,
  { confirmation }: GuardedCommand,
  guard: Guard,
  { now, secondFactorFor }: GuardContext,
): boolean {
  if (guard !== "proof" && guard !== "confirmation" && !secondFactorFor.includes(guard)) return true;
  const hash = confirmation?.tokenHash;
  const until = hash === undefined ? undefined : state.secondFactor.confirmedUntil.get(sessionRoot(state, hash));
  return until !== undefined && now < until;
}

function judgeProof(state: SecondFactorState, proof: ShownProof, now: Instant): Refusal | undefined {
  const { totp, recoveryCodes, passkeys, usedChallenges } = state;
  if ("challenge" in proof) {
    // A used challenge is forgotten at its end, by the time of the stream.
    if (now >= proof.challengeEndsAt) return refuse("second-factor-wrong");
    if (usedChallenges.has(proof.challenge)) return refuse("second-factor-used");
  }
  if (proof.kind === "registration" || !isSecondFactorOn(state)) return undefined;
  if (proof.kind === "recovery-code") {
    return recoveryCodes.includes(proof.hash) ? undefined : refuse("second-factor-wrong");
  }
  if (proof.kind === "passkey") {
    return passkeys.some(({ id }) => id === proof.passkeyId) ? undefined : refuse("second-factor-wrong");
  }
  // The member may have set up another secret since the code was verified.
  if (proof.sealedSecret !== totp?.sealedSecret) return refuse("second-factor-wrong");
  return proof.step > totp.lastStep ? undefined : refuse("second-factor-used");
}

function used(
  state: State,
  { tokenHash }: GuardedCommand,
  proof: ShownProof,
  now: Instant,
): readonly SecondFactorEvent[] {
  const event = { type: "second-factor-used", at: now, proof } as const;
  if (proof.kind === "registration") return [event];
  // Nothing was asked for, and nothing is kept.
  if (!isSecondFactorOn(state.secondFactor)) return [];
  if (tokenHash === undefined) return [event];
  return [{ ...event, tokenHash: sessionRoot(state, tokenHash), until: plus(now, CONFIRMED_MS) }];
}
