import { evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { mapOk } from "../shared/result.ts";
import type { RewardsDependencies } from "./dependencies.ts";
import { RECENT } from "./recent.ts";
import type { RewardRequest } from "./reward.ts";

/** Carries out a claim; with `resumed`, finds out what became of one that was sent before. */
export function settleClaim(
  dependencies: RewardsDependencies,
  intent: MoneyIntentOf<"reward-claim">,
  hooks: MoneyHooks = {},
): Promise<Outcome<RewardRequest>> {
  const { rewards } = dependencies;
  return runMoneyAction(
    dependencies,
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
