import type { Wait } from "../platform/timers.ts";
import type { SessionPort, SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** How long a sign-out waits for the backend. */
const TIME_LIMIT_MS = 3000;

/**
 * Asks the backend to revoke the token, then deletes the stored session whatever the answer is: signing out works
 * without a connection, too. A session that started meanwhile stays, and is the one that the page shows.
 */
export async function signOut({
  session,
  sessionStorage,
  wait,
}: {
  readonly session: Pick<SessionPort, "signOut">;
  readonly sessionStorage: Pick<SessionStorage, "read" | "clear">;
  readonly wait: Wait;
}): Promise<SessionEvent> {
  const leaving = sessionStorage.read()?.token;
  await Promise.race([session.signOut(), wait(TIME_LIMIT_MS)]);
  const stored = sessionStorage.read();
  // Somebody may have signed in meanwhile, here or in another tab.
  if (stored && stored.token !== leaving) return { type: "getCurrentUser", user: stored.member };
  sessionStorage.clear();
  return { type: "Logout" };
}
