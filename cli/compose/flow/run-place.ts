import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { Need } from "../../flow/need.ts";
import type { FlowTarget } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import type { Backend } from "../../runtime/backend.ts";

interface Place {
  readonly lacks: (need: Need) => string | undefined;
  readonly isSeeded: boolean;
  readonly openActor: () => Promise<Result<Backend, Failure>>;
  readonly now: () => Promise<Instant>;
  readonly address: () => Promise<string | undefined>;
  readonly control: (call: ControlCall) => Promise<Result<Json, Problem | Failure>>;
  /** Called once, after the actors' connections are closed. */
  readonly release?: (used: readonly ControlCall[]) => Promise<void>;
}

/** A place for one run: opens each actor once, and notes which controls were used. */
export function runPlace({ lacks, isSeeded, openActor, now, address, control, release }: Place): FlowTarget {
  const actors = new Map<string, Promise<Result<Backend, Failure>>>();
  const used: ControlCall[] = [];
  return {
    lacks,
    isSeeded,
    connect: (actor) => {
      const opened = actors.get(actor) ?? openActor();
      actors.set(actor, opened);
      return opened;
    },
    now,
    address,
    control: (call) => {
      used.push(call);
      return control(call);
    },
    close: async (how) => {
      for (const opened of actors.values()) {
        const backend = await opened;
        if (backend.ok) await backend.value.close(how);
      }
      await release?.(used);
    },
  };
}
