import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { readRecent } from "./recent.ts";
import type { RewardRequest } from "./reward.ts";
import { settleClaim } from "./settle-claim.ts";

export interface RewardClaim {
  readonly rewardId: string;
  readonly key: IdempotencyKey;
  /** The member's claims as read before; read first when left out. */
  readonly claims?: readonly RewardRequest[] | undefined;
}

/** Claims a reward; whether the member may have it is the backend's to judge. */
export async function claimReward(
  dependencies: RewardsDependencies,
  { rewardId, key, claims }: RewardClaim,
  hooks: MoneyHooks = {},
): Promise<Outcome<RewardRequest>> {
  const madeAt = dependencies.clock();
  const known = await readRecent(claims, (query) => dependencies.rewards.requests(query));
  if (!known.ok) return notSent(known.error);
  return settleClaim(dependencies, { kind: "reward-claim", key, madeAt, rewardId, knownIds: known.value }, hooks);
}
