import * as v from "valibot";
import { SECOND_FACTOR_KINDS } from "../../../core/session/second-factor/model.ts";
import { assumed } from "../field.ts";
import { count, isoTime, maybe, typedText } from "../scalars.ts";

/** A code of the authenticator app, or a recovery code. */
export const secondFactorProof = v.object({
  kind: assumed(v.picklist(SECOND_FACTOR_KINDS)),
  code: assumed(typedText),
});

export const secondFactorStatus = v.object({
  /** Missing while the authenticator app is off. */
  totpSince: assumed(maybe(isoTime)),
  recoveryCodesLeft: assumed(count),
});

export const totpBeginBody = v.object({ password: assumed(typedText) });

/** The secret in base32: six digits, 30 seconds, SHA-1. */
export const totpSetup = v.object({ secret: assumed(v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,}$/))) });

export const totpTurnOnBody = v.object({ code: assumed(typedText) });

/** Shown once. The house keeps hashes only. */
export const recoveryCodes = v.object({ recoveryCodes: assumed(v.array(v.pipe(v.string(), v.nonEmpty()))) });

export const totpTurnOffBody = v.object({ password: assumed(typedText), secondFactor: assumed(secondFactorProof) });

export const confirmBody = v.object({ secondFactor: assumed(secondFactorProof) });

export const confirmed = v.object({ until: assumed(isoTime) });
