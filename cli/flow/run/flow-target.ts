import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/view.ts";
import type { Backend } from "../../runtime/backend.ts";
import type { ControlCall, Need } from "../control.ts";
import type { Flow } from "../flow.ts";

/** Where one run of a flow happens. Nothing of its sessions outlives it. */
export interface FlowTarget {
  /** Why the target lacks it; undefined when it is there. */
  readonly lacks: (need: Need) => string | undefined;
  /** Whether the house was made with the seed that the flow asks for. */
  readonly isSeeded: boolean;
  /** Whether members are handed on from flow to flow, because the target limits who registers. */
  readonly sharesMembers: boolean;
  /** The session of an actor: another one for each name and run. */
  readonly connect: (actor: string) => Promise<Result<Backend, Failure>>;
  /** The backend's time, as far as it can be known. */
  readonly now: () => Promise<Instant>;
  readonly control: (call: ControlCall) => Promise<Result<Json, Problem | Failure>>;
  readonly close: (how?: "now") => Promise<void>;
}

/** Opens a place for each run, so that runs side by side do not disturb each other. */
export interface FlowTargets {
  readonly title: string;
  readonly open: (flow: Flow) => Promise<Result<FlowTarget, Failure>>;
  readonly close: (how?: "now") => Promise<void>;
}
