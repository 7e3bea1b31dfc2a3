import type { Evolvers } from "../../engine/evolvers.ts";
import type { SecondFactorEvent } from "./events.ts";
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
      ...NO_SECOND_FACTOR,
      totp: { sealedSecret, since: at, lastStep: step },
      recoveryCodes,
    },
  }),
  "totp-turned-off": (state) => ({ ...state, secondFactor: NO_SECOND_FACTOR }),
  "second-factor-used": (state, { proof, tokenHash, until, at }) => {
    const { secondFactor } = state;
    const current = [...secondFactor.confirmedUntil].filter(([, end]) => end > at);
    return {
      ...state,
      secondFactor: { ...without(secondFactor, proof), confirmedUntil: new Map([...current, [tokenHash, until]]) },
    };
  },
};

function without(state: SecondFactorState, proof: VerifiedProof): SecondFactorState {
  if (proof.kind === "recovery-code") {
    return { ...state, recoveryCodes: state.recoveryCodes.filter((hash) => hash !== proof.hash) };
  }
  return { ...state, totp: state.totp && { ...state.totp, lastStep: Math.max(state.totp.lastStep, proof.step) } };
}
