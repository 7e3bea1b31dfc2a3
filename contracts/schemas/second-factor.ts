import * as v from "valibot";
import { assumed, baht, count, cursor, id, isoTime, limitText, maybe, pageOf, typedText } from "./scalars.ts";
import { secondFactorProof, sentWebAuthnText, webAuthnText } from "./sign-in.ts";

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

const deviceSession = v.object({
  /** Names the session and opens nothing. */
  id: assumed(id),
  /** Browser and system in words. */
  title: assumed(v.string()),
  /** Where the sign-in came from, shortened by the backend. */
  address: assumed(maybe(v.string())),
  signedInAt: assumed(isoTime),
  lastSeenAt: assumed(isoTime),
  /** The device that asks. */
  current: assumed(v.boolean()),
});

export const deviceList = v.object({ items: assumed(v.array(deviceSession)) });

/** Without an id: every device but the one that asks. */
export const signOutDeviceBody = v.object({ id: assumed(v.optional(typedText)) });

export const activityQuery = v.object({
  /** The `next` of the previous page. */
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limitText)),
});

const activity = v.object({
  id: assumed(id),
  at: assumed(isoTime),
  /** `sign-in`, `request-withdrawal` and so on. */
  action: assumed(id),
  /** `done`, the code of a refusal, or `failed`. */
  outcome: assumed(id),
  by: assumed(v.picklist(["member", "staff"])),
  /** In words. */
  device: assumed(maybe(v.string())),
  /** Shortened by the backend. */
  address: assumed(maybe(v.string())),
  amount: assumed(maybe(baht)),
  /** The request, game or reward. */
  reference: assumed(maybe(v.string())),
});

export const activityPage = pageOf(activity);
