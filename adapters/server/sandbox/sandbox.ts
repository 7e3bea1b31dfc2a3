import type { House } from "../../house/house.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { SandboxClock } from "./sandbox-clock.ts";

/** What a sandbox's controls work on. */
export interface Sandbox {
  readonly house: House;
  readonly clock: SandboxClock;
  readonly faults: FaultPlan;
  /** Of the members and histories that are there. */
  readonly seed: () => number;
  /** Forgets everything and seeds anew; the same seed unless another is given. */
  readonly reset: (seed: number | undefined) => Promise<void>;
}
