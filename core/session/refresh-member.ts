import type { Problem } from "../shared/fault.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Member } from "./model.ts";
import type { SessionPort, SessionStorage } from "./port.ts";

/** Reads the member again and stores the answer, unless the session ended or changed meanwhile. */
export async function refreshMember({
  session,
  sessionStorage,
}: {
  readonly session: Pick<SessionPort, "profile">;
  readonly sessionStorage: Pick<SessionStorage, "read" | "write">;
}): Promise<Result<Member | undefined, Problem>> {
  const before = sessionStorage.read();
  if (!before) return ok(undefined);
  const profile = await session.profile();
  if (!profile.ok) return profile;
  if (sessionStorage.read()?.token !== before.token) return ok(undefined);
  sessionStorage.write({ token: before.token, member: profile.value });
  return profile;
}
