import type { MemberId } from "../../../../core/session/model.ts";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../../core/session/second-factor/second-factors.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { ServiceContext } from "../../context.ts";
import type { Answer } from "../../engine/model.ts";
import type { ChallengePurpose } from "../../ports/second-factors.ts";
import { isSecondFactorOn, type SecondFactorState, secondFactorRequired, type VerifiedProof } from "./proof-rules.ts";

/** Verifies codes. Wrong ones are counted by member, apart from wrong passwords: a right password must not clear them. */
export interface Proofs {
  /** Undefined for a member without a second factor. Refuses `second-factor-*` and `sign-in-locked`. */
  verify(
    purpose: ChallengePurpose,
    state: SecondFactorState,
    proof: SecondFactorProof | undefined,
  ): Answer<VerifiedProof | undefined>;
  /**
   * Whether the proof of a sign-in is right, asked before the password is known. Its wrong ones count apart, so that a stranger
   * cannot make the member's own codes wait.
   */
  isRight(member: MemberId, state: SecondFactorState, proof: SecondFactorProof): Promise<boolean>;
  /** The time step of the app's code, with a secret that is not turned on yet. */
  stepOf(member: MemberId, sealedSecret: string, code: string): Answer<number>;
}

export function createProofs({
  clock,
  guard,
  secondFactors,
  passkeys,
}: Pick<ServiceContext, "clock" | "guard" | "secondFactors" | "passkeys">): Proofs {
  async function guarded<T>(
    name: string,
    attempt: (now: Instant) => T | undefined | Promise<T | undefined>,
  ): Answer<T> {
    const found = await guard.guess(name, async () => attempt(clock()));
    if (!found.ok) return found;
    return found.value === undefined ? err(at("code", refuse("second-factor-wrong"))) : ok(found.value);
  }

  const ownCodes = (member: MemberId) => `second factor ${member}`;

  async function verifyAs(
    name: string,
    purpose: ChallengePurpose,
    state: SecondFactorState,
    proof: SecondFactorProof,
  ): Answer<VerifiedProof> {
    const { member } = purpose;
    const parsed = parseProof(proof);
    if (!parsed.ok) return parsed;
    const { kind, code } = parsed.value;
    if (kind === "passkey") {
      return guarded(name, async (now) => {
        const signed = await passkeys.verifyAssertion(purpose, state.passkeys, code, now);
        return signed && { kind, ...signed };
      });
    }
    if (kind === "totp") {
      const { totp } = state;
      if (!totp) return err(at("code", refuse("second-factor-wrong")));
      const { sealedSecret } = totp;
      return guarded(name, (now) => {
        const step = secondFactors.matchingStep(member, sealedSecret, code, now);
        return step === undefined ? undefined : { kind, sealedSecret, step };
      });
    }
    const hash = secondFactors.hashRecoveryCode(member, code);
    return guarded(name, () => (state.recoveryCodes.includes(hash) ? { kind, hash } : undefined));
  }

  /** What a passkey must sign comes with the refusal, because a sign-in has no session to ask in. */
  async function withPasskeyOptions(purpose: ChallengePurpose, state: SecondFactorState): Promise<Refusal> {
    const refusal = secondFactorRequired(state);
    if (state.passkeys.length === 0) return refusal;
    const passkeyOptions = await passkeys.assertionOptions(purpose, state.passkeys, clock());
    return { ...refusal, facts: { ...refusal.facts, passkeyOptions } };
  }

  return {
    async verify(purpose, state, proof) {
      if (!isSecondFactorOn(state)) return ok(undefined);
      return proof
        ? verifyAs(ownCodes(purpose.member), purpose, state, proof)
        : err(await withPasskeyOptions(purpose, state));
    },
    async isRight(member, state, proof) {
      if (!isSecondFactorOn(state)) return false;
      const name = `${ownCodes(member)} before the password`;
      return (await verifyAs(name, { name: "sign-in", member }, state, proof)).ok;
    },
    stepOf: (member, sealedSecret, code) =>
      guarded(ownCodes(member), (now) => secondFactors.matchingStep(member, sealedSecret, code, now)),
  };
}
