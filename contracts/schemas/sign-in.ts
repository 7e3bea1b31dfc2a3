import * as v from "valibot";
import { SECOND_FACTOR_KINDS } from "../../core/session/second-factor/model.ts";
import { user } from "./member.ts";
import { assumed, maybe, typedText } from "./scalars.ts";

/** JSON text of WebAuthn. */
export const webAuthnText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_000));

/** As a caller sends it: on one line, without control characters. */
export const sentWebAuthnText = v.pipe(webAuthnText, v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** A code of the authenticator app, a recovery code, or what a passkey signed, as the JSON text of WebAuthn. */
export const secondFactorProof = v.object({
  kind: assumed(v.picklist(SECOND_FACTOR_KINDS)),
  code: assumed(sentWebAuthnText),
});

/** The token of an earlier reply to this device. A backend ignores one that it does not know. */
export const deviceToken = v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)));

/**
 * Only after a reply with the code `too-many-requests` and the fact `puzzle`: the answer, as `contracts/schemas/puzzle.ts`
 * has it. It is worth a place in the queue, and nothing else.
 */
export const sentPuzzleAnswer = v.optional(v.pipe(v.string(), v.maxLength(2000), v.regex(/^[^\p{Cc}\p{Cs}]+$/u)));

export const credentials = v.object({
  username: assumed(typedText),
  password: assumed(typedText),
  deviceToken: assumed(deviceToken),
  /** After a reply with the code `second-factor-required`. */
  secondFactor: assumed(v.optional(secondFactorProof)),
  puzzleAnswer: assumed(sentPuzzleAnswer),
});

/** Printable ASCII, because it is sent in a header. */
const token = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A new session: the bearer token and its member. The device keeps `deviceToken` beyond the session. */
export const signedIn = v.object({
  token: assumed(token),
  user: assumed(user),
  deviceToken: assumed(maybe(v.string())),
});
