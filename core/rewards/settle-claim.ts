import { evidenceOfMaking } from "../money-action/evidence.ts";
import { carryOut, type MoneyHooks } from "../money-action/run.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { mapOk } from "../shared/result.ts";
import { RECENT } from "./recent.ts";
import type { RewardRequest } from "./reward.ts";
import type { RewardsDesk } from "./dependencies.ts";

/** Carries out a claim; with `resumed`, finds out what became of one that was sent before. */
export function settleClaim(
  desk: RewardsDesk,
  intent: MoneyIntentOf<"reward-claim">,
  hooks: MoneyHooks = {},
): Promise<Outcome<RewardRequest>> {
  const { rewards } = desk;
  return carryOut(
    desk,
    intent,
    {
      send: () => rewards.request(intent.rewardId, intent.key),
      lookUp: async () => {
        const claims = mapOk(await rewards.requests(RECENT), ({ items }) => items);
        return evidenceOfMaking(claims, intent, ({ rewardId }) => rewardId === intent.rewardId);
      },
    },
    hooks,
  );
}
