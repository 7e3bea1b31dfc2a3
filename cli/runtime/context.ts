import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Backend } from "./backend.ts";
import type { Passwords, WantedPassword } from "./password.ts";
import type { RunningSandbox, SandboxSettings } from "./sandbox.ts";

/** What a command may use of the world. */
export interface Cli {
  readonly now: Clock;
  /** Progress and prose: a line on stderr. */
  readonly say: (line: string) => void;
  readonly newIntent: () => IdempotencyKey;
  readonly readPasswords: (wanted: readonly WantedPassword[], fromStdin: boolean) => Promise<Passwords>;
  /** The target's ports and this profile's session; opened once, closed by whoever runs the command. */
  readonly connect: () => Promise<Result<Backend, Failure>>;
  /** The text of the mini QR in a picture of a slip. */
  readonly readSlip: (path: string) => Promise<Result<string, Failure | Refusal>>;
  readonly serveSandbox: (settings: SandboxSettings) => Promise<Result<RunningSandbox, Failure>>;
  readonly untilStopped: () => Promise<void>;
}
