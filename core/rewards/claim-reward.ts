import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { readKnownIds } from "../money-action/read-known-ids.ts";
import { mapOk } from "../shared/result.ts";
import type { RewardRequest } from "./model.ts";
import { newest } from "./newest.ts";
import type { RewardsDependencies } from "./port.ts";

export interface RewardClaim {
  readonly rewardId: string;
  /** The member's claims, if the caller has read them already. */
  readonly claims?: readonly RewardRequest[] | undefined;
}

const stored = { rewardId: "text", knownIds: "ids" } as const;

/** Claims a reward; the backend judges whether the member may have it. */
export const claimReward: MoneyAction<typeof stored, RewardsDependencies, RewardClaim, RewardRequest> = {
  kind: "reward-claim",
  stored,
  async judge({ rewards }, { rewardId, claims }) {
    const known = await readKnownIds(claims, () => newest((query) => rewards.requests(query)));
    return mapOk(known, (knownIds) => ({ rewardId, knownIds }));
  },
  send: ({ rewards }, { rewardId, key }) => rewards.request(rewardId, key),
  lookUp: async ({ rewards }, intent) =>
    evidenceOfCreation(
      await newest((query) => rewards.requests(query)),
      intent,
      ({ rewardId }) => rewardId === intent.rewardId,
    ),
};
