import { latinDigits } from "../../rules/parse-baht.ts";
import { at, type Refusal, refuse } from "../../shared/refusal.ts";
import { err, ok, type Result } from "../../shared/result.ts";
import type { SecondFactorProof } from "./model.ts";

/** Digits of a code of the authenticator app. */
export const TOTP_DIGITS = 6;
/** Letters and digits of a recovery code, without the dashes between groups of four. */
export const RECOVERY_CODE_LENGTH = 12;

const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const RECOVERY_CODE = new RegExp(`^[a-z2-7]{${RECOVERY_CODE_LENGTH}}$`);

/** A code without spaces and dashes, in lower case. Refuses `second-factor-format` at the field `code`. */
export function parseProof({ kind, code }: SecondFactorProof): Result<SecondFactorProof, Refusal> {
  if (kind === "passkey") return ok({ kind, code });
  const plain = latinDigits(code)
    .replace(/[\s\p{Pd}]/gu, "")
    .toLowerCase();
  const expected = kind === "totp" ? TOTP : RECOVERY_CODE;
  return expected.test(plain) ? ok({ kind, code: plain }) : err(at("code", refuse("second-factor-format")));
}
