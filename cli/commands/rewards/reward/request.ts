import { claimReward } from "../../../../core/rewards/claim-reward.ts";
import { settleClaim } from "../../../../core/rewards/settle-claim.ts";
import { carryOut } from "../../../runtime/run-money-action.ts";
import { claimJson, claimView } from "../claims.ts";
import { command } from "../../../command-line/command.ts";
import { INTENT, needed, positional, words } from "../../../command-line/options.ts";

export const rewardRequest = command({
  path: ["reward", "request"],
  summary: "Claim a reward for points; refused (exit 3) with the reason",
  options: { reward: needed(positional(words("--reward <id>", "the reward's id"))), intent: INTENT },
  run: ({ reward: rewardId, intent }, cli) =>
    carryOut(cli, intent, {
      first: (desk, key, hooks) => claimReward(desk, { rewardId, key }, hooks),
      again: (desk, key, hooks) =>
        settleClaim(desk, { kind: "reward-claim", key, madeAt: desk.clock(), rewardId, knownIds: [] }, hooks),
      answer: (request, key) => ({
        data: { ...claimJson(request), intent: key },
        view: claimView(request),
      }),
    }),
});
