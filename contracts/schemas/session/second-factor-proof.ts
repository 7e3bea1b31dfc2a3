import * as v from "valibot";
import { SECOND_FACTOR_KINDS } from "../../../core/session/second-factor/model.ts";
import { assumed } from "../field.ts";

/** JSON text of WebAuthn. */
export const webAuthnText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_000));

/** As a caller sends it: on one line, without control characters. */
export const sentWebAuthnText = v.pipe(webAuthnText, v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** A code of the authenticator app, a recovery code, or what a passkey signed, as the JSON text of WebAuthn. */
export const secondFactorProof = v.object({
  kind: assumed(v.picklist(SECOND_FACTOR_KINDS)),
  code: assumed(sentWebAuthnText),
});
