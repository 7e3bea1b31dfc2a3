import type { SecondFactorProof } from "./model.ts";

/** What a typed code is: six digits are a code of the app, everything else is a recovery code. */
export function proofOf(code: string): SecondFactorProof {
  return { kind: /^[\d\s]+$/.test(code) ? "totp" : "recovery-code", code };
}
