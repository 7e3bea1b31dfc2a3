import type { Wait } from "../platform/timers.ts";
import type { SessionPort, SessionVault } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** How long a member who leaves waits for the backend. */
const PATIENCE_MS = 3000;

/**
 * Asks the backend to revoke the token, then forgets the session whatever the answer: who wants to leave leaves, with
 * a dead connection too.
 */
export async function signOut({
  session,
  vault,
  wait,
}: {
  readonly session: Pick<SessionPort, "signOut">;
  readonly vault: Pick<SessionVault, "read" | "clear">;
  readonly wait: Wait;
}): Promise<SessionEvent> {
  const leaving = vault.read()?.token;
  await Promise.race([session.signOut(), wait(PATIENCE_MS)]);
  // Somebody may have signed in meanwhile, in another tab.
  if (vault.read()?.token === leaving) vault.clear();
  return { type: "Logout" };
}
