import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { user } from "./member.ts";
import { typedText } from "./scalars.ts";

export const credentials = v.object({ username: assumed(typedText), password: assumed(typedText) });

/** Printable ASCII, as a header can carry it. */
const token = v.pipe(v.string(), v.regex(/^[!-~]+$/));

/** A live session: the bearer token and whose it is. */
export const signedIn = v.object({ token: assumed(token), user: assumed(user) });

export const passwordChange = v.object({
  oldPassword: spec(typedText),
  newPassword: spec(typedText),
  confirmPassword: spec(typedText),
});
