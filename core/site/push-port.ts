import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { PushAddress, PushState } from "./push.ts";

/** Pushes to the device of the signed-in member's session, at some backend. They end with the session. */
export interface PushPort {
  push(): Promise<Result<PushState, Problem>>;
  /** Replaces the session's address. Refuses `backend-refused` an address to which the backend does not send. Safe to repeat. */
  subscribePush(address: PushAddress): Promise<Result<PushState, Problem>>;
  /** Safe to repeat. */
  unsubscribePush(): Promise<Result<PushState, Problem>>;
}
