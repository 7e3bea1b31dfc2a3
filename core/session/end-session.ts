import type { Problem } from "../shared/fault.ts";
import type { SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** The backend said that the session is over: nothing of it is kept. */
export function endSession(
  { sessionStorage }: { readonly sessionStorage: Pick<SessionStorage, "clear"> },
  error?: Problem,
): SessionEvent {
  sessionStorage.clear();
  return { type: "SessionTimeout", error };
}
