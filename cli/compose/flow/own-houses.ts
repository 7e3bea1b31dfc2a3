import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Flow } from "../../flow/flow.ts";
import type { FlowTarget, FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import { houseFor } from "./house-for.ts";

/** A house that this process opened for flows. */
export interface OwnHouse {
  readonly place: () => FlowTarget;
  readonly close: () => Promise<void>;
}

/** Opens houses as flows need them: runs that do not disturb each other share one. */
export function ownHouses(
  title: string,
  openHouse: (seed: number | undefined) => Promise<Result<OwnHouse, Failure>>,
): FlowTargets {
  const shared = new Map<string, Promise<Result<OwnHouse, Failure>>>();
  const open = async (flow: Flow): Promise<Result<FlowTarget, Failure>> => {
    const seed = flow.setUp?.seed;
    const key = houseFor(flow);
    if (key !== undefined) {
      const house = shared.get(key) ?? openHouse(seed);
      shared.set(key, house);
      const opened = await house;
      return opened.ok ? ok(opened.value.place()) : opened;
    }
    const opened = await openHouse(seed);
    if (!opened.ok) return err(opened.error);
    const place = opened.value.place();
    return ok({
      ...place,
      close: async (how) => {
        await place.close(how);
        await opened.value.close();
      },
    });
  };
  return {
    title,
    open,
    close: async () => {
      for (const house of shared.values()) {
        const opened = await house;
        if (opened.ok) await opened.value.close();
      }
    },
  };
}
