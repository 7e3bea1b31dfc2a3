import * as v from "valibot";
import { assumed } from "../field.ts";
import { count, id, isoTime, maybe, typedText } from "../scalars.ts";
import { secondFactorProof, sentWebAuthnText, webAuthnText } from "./second-factor-proof.ts";

export const secondFactorStatus = v.object({
  /** Missing while the authenticator app is off. */
  totpSince: assumed(maybe(isoTime)),
  recoveryCodesLeft: assumed(count),
  passkeys: assumed(
    v.optional(v.array(v.object({ id: assumed(id), name: assumed(v.string()), addedAt: assumed(isoTime) })), []),
  ),
});

export const totpBeginBody = v.object({ password: assumed(typedText) });

/** The secret in base32: six digits, 30 seconds, SHA-1. */
export const totpSetup = v.object({ secret: assumed(v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,}$/))) });

export const totpTurnOnBody = v.object({ code: assumed(typedText) });

/** Shown once. The house keeps hashes only. */
export const recoveryCodes = v.object({ recoveryCodes: assumed(v.array(v.pipe(v.string(), v.nonEmpty()))) });

export const totpTurnOffBody = v.object({ password: assumed(typedText), secondFactor: assumed(secondFactorProof) });

export const passkeyBeginBody = v.object({
  password: assumed(typedText),
  /** The site that the passkey is for. */
  origin: assumed(typedText),
});

/** What `navigator.credentials` needs. */
export const passkeyOptions = v.object({ options: assumed(webAuthnText) });

export const passkeyAddBody = v.object({
  name: assumed(v.pipe(v.string(), v.regex(/^\p{Z}*[^\s\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u), v.maxLength(60))),
  credential: assumed(sentWebAuthnText),
});

export const passkeyRemoveBody = v.object({
  id: assumed(v.pipe(id, v.maxLength(2_000), v.regex(/^[^\p{Cc}\p{Cs}]+$/u))),
});

export const confirmBody = v.object({ secondFactor: assumed(secondFactorProof) });

export const confirmed = v.object({ until: assumed(isoTime) });
