import type { SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** A stored session means a current user (spec section 4). */
export function restoreSession({
  sessionStorage,
}: {
  readonly sessionStorage: Pick<SessionStorage, "read">;
}): SessionEvent {
  const stored = sessionStorage.read();
  return stored ? { type: "getCurrentUser", user: stored.member } : { type: "noCurrentUser" };
}
