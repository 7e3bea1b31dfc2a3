import type { Problem } from "../shared/fault.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Member } from "./model.ts";
import type { SessionPort, SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** A stored token and user mean a current user, otherwise there is none (spec section 4). */
export function restoreSession({
  sessionStorage,
}: {
  readonly sessionStorage: Pick<SessionStorage, "read">;
}): SessionEvent {
  const stored = sessionStorage.read();
  return stored ? { type: "getCurrentUser", user: stored.member } : { type: "noCurrentUser" };
}

/** Reads the member anew and keeps the answer, unless the session ended or changed hands meanwhile. */
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
