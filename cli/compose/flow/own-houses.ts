import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { mapOk, ok, type Result } from "../../../core/shared/result.ts";
import type { ControlCall } from "../../flow/control.ts";
import type { Flow } from "../../flow/flow.ts";
import type { Need } from "../../flow/need.ts";
import type { FlowTarget, FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import type { Backend } from "../../runtime/backend.ts";
import { houseFor as houseBySetUp } from "./house-for.ts";
import { runPlace } from "./run-place.ts";

/** A house that this process opened for flows. */
export interface OwnHouse {
  readonly now: () => Promise<Instant>;
  readonly baseUrl: string | undefined;
  readonly openActor: () => Promise<Result<Backend, Failure>>;
  readonly control: (call: ControlCall) => Promise<Result<Json, Problem | Failure>>;
  readonly close: () => Promise<void>;
}

interface Houses {
  readonly title: string;
  readonly clock: Clock;
  readonly lacks: (need: Need) => string | undefined;
  readonly openHouse: (seed: number | undefined) => Promise<Result<OwnHouse, Failure>>;
  /** Which runs share a house; undefined for a house of its own. */
  readonly houseFor?: HouseFor | undefined;
}

export type HouseFor = (flow: Flow) => string | undefined;

type Opened = Promise<Result<OwnHouse, Failure>>;

/** Opens houses as flows first call them: runs that do not disturb each other share one. */
export function ownHouses({ title, clock, lacks, openHouse, houseFor = houseBySetUp }: Houses): FlowTargets {
  const shared = new Map<string, Opened>();
  const open = (flow: Flow): FlowTarget => {
    const key = houseFor(flow);
    let own: Opened | undefined;
    const house = (): Opened => {
      const opened = (key === undefined ? own : shared.get(key)) ?? openHouse(flow.setUp?.seed);
      if (key === undefined) own = opened;
      else shared.set(key, opened);
      return opened;
    };
    return runPlace({
      lacks,
      isSeeded: true,
      openActor: async () => {
        const opened = await house();
        return opened.ok ? opened.value.openActor() : opened;
      },
      now: async () => {
        const opened = await house();
        return opened.ok ? opened.value.now() : clock();
      },
      address: async () => {
        const opened = await house();
        return opened.ok ? opened.value.baseUrl : undefined;
      },
      control: async (call) => {
        const opened = await house();
        return opened.ok ? opened.value.control(call) : opened;
      },
      release: () => closeAll(own ? [own] : []),
    });
  };
  return { title, open: async (flow) => ok(open(flow)), close: () => closeAll(shared.values()) };
}

async function closeAll(houses: Iterable<Opened>): Promise<void> {
  for (const house of houses) {
    const closed = mapOk(await house, ({ close }) => close());
    if (closed.ok) await closed.value;
  }
}
