import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { readKnownIds } from "../money-action/read-known-ids.ts";
import { mapOk } from "../shared/result.ts";
import type { WheelSpin } from "./model.ts";
import { newest } from "./newest.ts";
import type { RewardsDependencies } from "./port.ts";

export interface SpinAsk {
  /** The latest spins, if the caller has read them already. */
  readonly spins?: readonly WheelSpin[] | undefined;
}

const stored = { knownIds: "ids" } as const;

/** Spins the wheel; the backend draws where it stops. */
export const spinWheel: MoneyAction<typeof stored, RewardsDependencies, SpinAsk, WheelSpin> = {
  kind: "wheel-spin",
  stored,
  async judge({ rewards }, { spins }) {
    const known = await readKnownIds(spins, () => newest((query) => rewards.wheelLog(query)));
    return mapOk(known, (knownIds) => ({ knownIds }));
  },
  send: ({ rewards }, { key }) => rewards.spin(key),
  lookUp: async ({ rewards }, intent) =>
    evidenceOfCreation(await newest((query) => rewards.wheelLog(query)), intent, () => true),
};
