import { isLikeUsername } from "../../../core/rules/is-like-username.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import type { ServiceContext } from "../engine/service-context.ts";

/** Why a new password is too easy to guess, at the field that holds it. */
export async function refuseWeakPassword(
  { commonPasswords }: Pick<ServiceContext, "commonPasswords">,
  password: string,
  username: string,
  field: "password" | "newPassword",
): Promise<Refusal | undefined> {
  if (isLikeUsername(password, username)) return at(field, refuse("password-like-username"));
  return (await commonPasswords.includes(password)) ? at(field, refuse("password-common")) : undefined;
}
