import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import type { SecondFactorEvent } from "./events.ts";
import { isSecondFactorOn } from "./judge-proof.ts";
import { NO_SECOND_FACTOR, type SecondFactorState } from "./state.ts";
import type { VerifiedProof } from "./verified-proof.ts";

export const secondFactorEvolvers: Evolvers<SecondFactorEvent["type"]> = {
  "totp-begun": (state, { sealedSecret, at }) => ({
    ...state,
    secondFactor: { ...state.secondFactor, begun: { sealedSecret, at } },
  }),
  "totp-turned-on": (state, { sealedSecret, step, recoveryCodes, at }) => ({
    ...state,
    secondFactor: {
      ...state.secondFactor,
      begun: undefined,
      totp: { sealedSecret, since: at, lastStep: step },
      recoveryCodes,
    },
  }),
  "totp-turned-off": (state) => ({ ...state, secondFactor: offUnlessOn({ ...state.secondFactor, totp: undefined }) }),
  "passkey-added": (state, { passkey, challenge, challengeEndsAt, recoveryCodes, at }) => ({
    ...state,
    secondFactor: {
      ...withChallenge(state.secondFactor, challenge, challengeEndsAt, at),
      passkeys: [...state.secondFactor.passkeys, { ...passkey, addedAt: at }],
      recoveryCodes: recoveryCodes ?? state.secondFactor.recoveryCodes,
    },
  }),
  "passkey-removed": (state, { passkeyId }) => ({
    ...state,
    secondFactor: offUnlessOn({
      ...state.secondFactor,
      passkeys: state.secondFactor.passkeys.filter(({ id }) => id !== passkeyId),
    }),
  }),
  "second-factor-used": (state, { proof, tokenHash, until, at }) => {
    const { secondFactor } = state;
    const current = [...secondFactor.confirmedUntil].filter(([, end]) => end > at);
    return {
      ...state,
      secondFactor: { ...without(secondFactor, proof, at), confirmedUntil: new Map([...current, [tokenHash, until]]) },
    };
  },
};

/** Without a factor, recovery codes and confirmations mean nothing. */
function offUnlessOn(state: SecondFactorState): SecondFactorState {
  return isSecondFactorOn(state) ? state : { ...NO_SECOND_FACTOR, usedChallenges: state.usedChallenges };
}

function withChallenge(state: SecondFactorState, challenge: string, endsAt: Instant, at: Instant): SecondFactorState {
  const current = [...state.usedChallenges].filter(([, end]) => end > at);
  return { ...state, usedChallenges: new Map([...current, [challenge, endsAt]]) };
}

function without(state: SecondFactorState, proof: VerifiedProof, at: Instant): SecondFactorState {
  if (proof.kind === "passkey") {
    const { passkeyId, challenge, challengeEndsAt, signCount } = proof;
    const passkeys = state.passkeys.map((each) => (each.id === passkeyId ? { ...each, signCount } : each));
    return { ...withChallenge(state, challenge, challengeEndsAt, at), passkeys };
  }
  if (proof.kind === "recovery-code") {
    return { ...state, recoveryCodes: state.recoveryCodes.filter((hash) => hash !== proof.hash) };
  }
  return { ...state, totp: state.totp && { ...state.totp, lastStep: Math.max(state.totp.lastStep, proof.step) } };
}
