import { createProfileSessionStorage } from "../../../adapters/node/profile-session-storage.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { KnownSession } from "../../conform/engine/members.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { learningStorage } from "./learning-storage.ts";
import { profileOf } from "./profile-of.ts";

/** The session of the profile at its target, for calls that no port makes. Undefined when nobody is signed in. */
export function knownSession(
  globals: Pick<Globals, "target" | "profile">,
  { env, secrets }: Pick<ProcessIo, "env" | "secrets">,
): KnownSession | undefined {
  const { folder, name } = profileOf(globals, env);
  const session = learningStorage(createProfileSessionStorage(folder, name), secrets).read();
  return session && { token: session.token, uuid: session.member.id, username: session.member.username };
}
