import type { Problem } from "../shared/fault.ts";
import { at, refuse } from "../shared/refusal.ts";
import { err, type Result } from "../shared/result.ts";
import type { Credentials, Session } from "./model.ts";
import type { SessionPort, SessionStorage } from "./port.ts";

export interface SignInDependencies {
  readonly session: Pick<SessionPort, "signIn">;
  readonly sessionStorage: Pick<SessionStorage, "write">;
}

/** Signs in and stores the session. Refuses an empty field unsent; the backend judges the rest. */
export async function signIn(
  { session, sessionStorage }: SignInDependencies,
  { username, password, secondFactor }: Credentials,
): Promise<Result<Session, Problem>> {
  // A keyboard's suggestion often ends with a space. A space in a password may be intended.
  const name = username.trim();
  if (name === "") return err(at("username", refuse("username-required")));
  if (password === "") return err(at("password", refuse("password-required")));
  const answer = await session.signIn({ username: name, password, ...(secondFactor && { secondFactor }) });
  if (answer.ok) sessionStorage.write(answer.value);
  return answer;
}
