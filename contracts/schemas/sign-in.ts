import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { user } from "./member.ts";
import { typedText } from "./scalars.ts";
import { secondFactorProof } from "./second-factor.ts";

export const credentials = v.object({
  username: assumed(typedText),
  password: assumed(typedText),
  /** After a reply with the code `second-factor-required`. */
  secondFactor: assumed(v.optional(secondFactorProof)),
});

/** Printable ASCII, because it is sent in a header. */
const token = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A new session: the bearer token and its member. */
export const signedIn = v.object({ token: assumed(token), user: assumed(user) });

export const passwordChange = v.object({
  oldPassword: spec(typedText),
  newPassword: spec(typedText),
  confirmPassword: spec(typedText),
});
