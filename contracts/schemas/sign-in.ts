import * as v from "valibot";
import { assumed } from "./field.ts";
import { user } from "./member.ts";
import { maybe, typedText } from "./scalars.ts";
import { secondFactorProof } from "./session/second-factor-proof.ts";

/** The token of an earlier reply to this device. A backend ignores one that it does not know. */
export const deviceToken = v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)));

export const credentials = v.object({
  username: assumed(typedText),
  password: assumed(typedText),
  deviceToken: assumed(deviceToken),
  /** After a reply with the code `second-factor-required`. */
  secondFactor: assumed(v.optional(secondFactorProof)),
});

/** Printable ASCII, because it is sent in a header. */
const token = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A new session: the bearer token and its member. The device keeps `deviceToken` beyond the session. */
export const signedIn = v.object({
  token: assumed(token),
  user: assumed(user),
  deviceToken: assumed(maybe(v.string())),
});
