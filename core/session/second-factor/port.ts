import type { Instant } from "../../shared/bangkok-time.ts";
import type { Problem } from "../../shared/fault.ts";
import type { Result } from "../../shared/result.ts";
import type { SecondFactorProof, SecondFactorStatus, TotpSetup, TotpTurnOff } from "./model.ts";

/** The signed-in member's second factor, at some backend. */
export interface SecondFactorPort {
  status(): Promise<Result<SecondFactorStatus, Problem>>;
  /** Makes a secret that has no effect before `turnOn`. Refuses `password-wrong`, and `second-factor-changed` when it is on. */
  begin(password: string): Promise<Result<TotpSetup, Problem>>;
  /** Turns it on with a code of the app and returns the recovery codes, which nobody can read again. */
  turnOn(code: string): Promise<Result<readonly string[], Problem>>;
  /** Refuses `password-wrong`, `second-factor-wrong` and `second-factor-used`. */
  turnOff(change: TotpTurnOff): Promise<Result<void, Problem>>;
  /** Confirms this session for a few minutes and returns the end of that time. */
  confirm(proof: SecondFactorProof): Promise<Result<Instant, Problem>>;
}
