import type { Wait } from "../platform/timers.ts";
import type { SessionPort, SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** How long a sign-out waits for the backend. */
const TIME_LIMIT_MS = 3000;

/**
 * Asks the backend to revoke the token, then deletes the stored session whatever the answer is: signing out works
 * without a connection, too.
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
  // Another tab may have signed in meanwhile.
  if (sessionStorage.read()?.token === leaving) sessionStorage.clear();
  return { type: "Logout" };
}
