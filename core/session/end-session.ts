import type { Problem } from "../shared/fault.ts";
import type { SessionVault } from "./port.ts";
import type { SessionEvent } from "./session-state.ts";

/** The backend said that the session is over: nothing of it is kept. */
export function endSession({ vault }: { readonly vault: Pick<SessionVault, "clear"> }, error?: Problem): SessionEvent {
  vault.clear();
  return { type: "SessionTimeout", error };
}
