import { SECOND_FACTOR_KINDS, type SecondFactorKind } from "../../../../core/session/second-factor/model.ts";
import { type Instant, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import type { SecondFactorEvent } from "./events.ts";
import type { SecondFactorState } from "./state.ts";
import type { VerifiedProof } from "./verified-proof.ts";

/** How long a confirmed session may withdraw and change the password. */
export const CONFIRMED_MS = 5 * MINUTE_MS;

/** How long a secret may wait for the code that turns it on. */
export const SETUP_MS = 15 * MINUTE_MS;

export function isSecondFactorOn({ totp, passkeys }: SecondFactorState): boolean {
  return totp !== undefined || passkeys.length > 0;
}

/** Names the kinds that the member has, separated by commas. */
export function secondFactorRequired({ totp, recoveryCodes, passkeys }: SecondFactorState): Refusal {
  const has: Readonly<Record<SecondFactorKind, boolean>> = {
    totp: totp !== undefined,
    "recovery-code": recoveryCodes.length > 0,
    passkey: passkeys.length > 0,
  };
  const kinds = SECOND_FACTOR_KINDS.filter((kind) => has[kind]).join(",");
  return { ...refuse("second-factor-required"), facts: { kinds } };
}

/** Whether the proof is enough. Always enough for a member without a second factor. */
export function judgeProof(state: SecondFactorState, proof: VerifiedProof | undefined): Refusal | undefined {
  const { totp, recoveryCodes, passkeys, usedChallenges } = state;
  if (!isSecondFactorOn(state)) return undefined;
  if (!proof) return secondFactorRequired(state);
  if (proof.kind === "recovery-code") {
    return recoveryCodes.includes(proof.hash) ? undefined : refuse("second-factor-wrong");
  }
  if (proof.kind === "passkey") {
    if (!passkeys.some(({ id }) => id === proof.passkeyId)) return refuse("second-factor-wrong");
    return usedChallenges.has(proof.challenge) ? refuse("second-factor-used") : undefined;
  }
  if (!totp) return refuse("second-factor-wrong");
  // The member may have set up another secret since the code was verified.
  if (proof.sealedSecret !== totp.sealedSecret) return refuse("second-factor-wrong");
  return proof.step > totp.lastStep ? undefined : refuse("second-factor-used");
}

/** Uses the proof up and confirms the session. Nothing for a member without a second factor. */
export function usedProof(
  state: SecondFactorState,
  proof: VerifiedProof | undefined,
  tokenHash: string,
  { now }: { readonly now: Instant },
): readonly SecondFactorEvent[] {
  if (!isSecondFactorOn(state) || !proof) return [];
  return [{ type: "second-factor-used", at: now, proof, tokenHash, until: plus(now, CONFIRMED_MS) }];
}
