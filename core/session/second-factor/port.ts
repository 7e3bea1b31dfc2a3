import type { Instant } from "../../shared/bangkok-time.ts";
import type { Problem } from "../../shared/fault.ts";
import type { Result } from "../../shared/result.ts";
import type {
  NewPasskey,
  PasskeyOptions,
  SecondFactorProof,
  SecondFactorStatus,
  TotpSetup,
  TotpTurnOff,
} from "./model.ts";

/** The signed-in member's second factor, at some backend. */
export interface SecondFactorPort {
  status(): Promise<Result<SecondFactorStatus, Problem>>;
  /**
   * Makes a secret that has no effect before `turnOn`. Refuses `password-wrong`, `second-factor-required` in a session that
   * is not confirmed where the member has a second factor, and `second-factor-changed` when it is on.
   */
  begin(password: string): Promise<Result<TotpSetup, Problem>>;
  /**
   * Turns it on with a code of the app and returns new recovery codes, which nobody can read again. Refuses
   * `second-factor-required` as `begin` does.
   */
  turnOn(code: string): Promise<Result<readonly string[], Problem>>;
  /** The proof is used up. Refuses `password-wrong`, `second-factor-wrong` and `second-factor-used`. */
  turnOff(change: TotpTurnOff): Promise<Result<void, Problem>>;
  /**
   * Starts to add a passkey for a site's origin, in this session. Refuses `password-wrong`, `passkey-unavailable`, and
   * `second-factor-required` as `begin` does.
   */
  beginPasskey(password: string, origin: string): Promise<Result<PasskeyOptions, Problem>>;
  /**
   * Adds it, and returns recovery codes when it is the first second factor. Refuses `second-factor-wrong`, also for what
   * another session began, and `second-factor-required` as `begin` does.
   */
  addPasskey(passkey: NewPasskey): Promise<Result<readonly string[], Problem>>;
  /** Safe to repeat. Refuses `second-factor-required` in a session that is not confirmed. */
  removePasskey(id: string): Promise<Result<void, Problem>>;
  /** What a passkey must sign to confirm this session. Refuses `second-factor-changed` without a passkey. */
  passkeyChallenge(): Promise<Result<PasskeyOptions, Problem>>;
  /** Confirms this session for a few minutes and returns the end of that time. */
  confirm(proof: SecondFactorProof): Promise<Result<Instant, Problem>>;
}

/** This device's passkeys. Options and results are JSON texts of WebAuthn; undefined when the person or device declines. */
export interface PasskeyDevice {
  create(options: string): Promise<string | undefined>;
  sign(options: string): Promise<string | undefined>;
}
