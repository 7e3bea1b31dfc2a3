import type { MemberId } from "../../../../core/session/model.ts";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { parseProof } from "../../../../core/session/second-factor/parse-proof.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Answer } from "../../engine/answer.ts";
import type { ServiceContext } from "../../engine/service-context.ts";
import { isSecondFactorOn, secondFactorRequired } from "./judge-proof.ts";
import type { SecondFactorState } from "./state.ts";
import type { VerifiedProof } from "./verified-proof.ts";

/** Verifies codes. Wrong ones are counted by member, apart from wrong passwords: a right password must not clear them. */
export interface Proofs {
  /** Undefined for a member without a second factor. Refuses `second-factor-*` and `sign-in-locked`. */
  verify(
    member: MemberId,
    state: SecondFactorState,
    proof: SecondFactorProof | undefined,
  ): Answer<VerifiedProof | undefined>;
  /** The time step of the app's code, with a secret that is not turned on yet. */
  stepOf(member: MemberId, sealedSecret: string, code: string): Answer<number>;
}

export function createProofs({ clock, guard, queue, secondFactors, passkeys }: ServiceContext): Proofs {
  /** Guesses of one member run one after another. */
  function guarded<T>(member: MemberId, attempt: (now: Instant) => T | undefined): Answer<T> {
    const name = `second factor ${member}`;
    return queue.run(name, async (): Promise<Result<T, Refusal>> => {
      const now = clock();
      const lockedUntil = guard.lockedUntil(name, now);
      if (lockedUntil) return err(refuse("sign-in-locked", { until: lockedUntil }));
      const value = attempt(now);
      if (value !== undefined) {
        guard.succeeded(name);
        return ok(value);
      }
      guard.failed(name, now);
      const until = guard.lockedUntil(name, now);
      return err(until ? refuse("sign-in-locked", { until }) : at("code", refuse("second-factor-wrong")));
    });
  }

  /** What a passkey must sign comes with the refusal, because a sign-in has no session to ask in. */
  async function withPasskeyOptions(member: MemberId, state: SecondFactorState): Promise<Refusal> {
    const refusal = secondFactorRequired(state);
    if (state.passkeys.length === 0) return refusal;
    const passkeyOptions = await passkeys.assertionOptions(member, state.passkeys, clock());
    return { ...refusal, facts: { ...refusal.facts, passkeyOptions } };
  }

  return {
    async verify(member, state, proof) {
      const { totp, recoveryCodes } = state;
      if (!isSecondFactorOn(state)) return ok(undefined);
      if (!proof) return err(await withPasskeyOptions(member, state));
      const parsed = parseProof(proof);
      if (!parsed.ok) return parsed;
      const { kind, code } = parsed.value;
      if (kind === "passkey") {
        const now = clock();
        const signed = await passkeys.verifyAssertion(member, state.passkeys, code, now);
        return guarded(member, () => signed && { kind, ...signed });
      }
      if (kind === "totp") {
        if (!totp) return err(at("code", refuse("second-factor-wrong")));
        const { sealedSecret } = totp;
        return guarded(member, (now) => {
          const step = secondFactors.matchingStep(member, sealedSecret, code, now);
          return step === undefined ? undefined : { kind, sealedSecret, step };
        });
      }
      const hash = secondFactors.hashRecoveryCode(member, code);
      return guarded(member, () => (recoveryCodes.includes(hash) ? { kind, hash } : undefined));
    },
    stepOf: (member, sealedSecret, code) =>
      guarded(member, (now) => secondFactors.matchingStep(member, sealedSecret, code, now)),
  };
}
