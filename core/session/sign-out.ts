import type { Wait } from "../platform/timers.ts";
import type { SessionPort, SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** How long a member who leaves waits for the backend. */
const PATIENCE_MS = 3000;

/**
 * Asks the backend to revoke the token, then forgets the session whatever the answer: who wants to leave leaves, with
 * a dead connection too.
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
  await Promise.race([session.signOut(), wait(PATIENCE_MS)]);
  // Somebody may have signed in meanwhile, in another tab.
  if (sessionStorage.read()?.token === leaving) sessionStorage.clear();
  return { type: "Logout" };
}
