import type { Passkeys } from "../ports/passkeys.ts";
import type { SecondFactors } from "../ports/second-factors.ts";

/** A demo has neither; its server says so for the rows that would need them. */
export const NO_PASSKEYS: Passkeys = {
  registrationOptions: async () => undefined,
  verifyRegistration: async () => undefined,
  assertionOptions: notAvailable,
  verifyAssertion: async () => undefined,
};

export const NO_SECOND_FACTORS: SecondFactors = {
  createSecret: notAvailable,
  matchingStep: () => undefined,
  createRecoveryCodes: notAvailable,
  hashRecoveryCode: notAvailable,
};

function notAvailable(): never {
  throw new Error("a house in a browser has no second factors");
}
