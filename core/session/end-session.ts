import type { Problem } from "../shared/fault.ts";
import type { SessionStorage } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** Deletes the stored session, because the backend ended it. */
export function endSession(
  { sessionStorage }: { readonly sessionStorage: Pick<SessionStorage, "clear"> },
  error?: Problem,
): SessionEvent {
  sessionStorage.clear();
  return { type: "SessionTimeout", error };
}
