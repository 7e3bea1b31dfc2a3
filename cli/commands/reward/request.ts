import { claimReward } from "../../../core/rewards/claim-reward.ts";
import { settleClaim } from "../../../core/rewards/settle-claim.ts";
import { claimJson, claimView } from "../../claims.ts";
import { command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { INTENT, needed, positional, words } from "../../options.ts";

export const rewardRequest = command({
  path: ["reward", "request"],
  summary: "Claim a reward for points; refused (exit 3) with the reason",
  options: { reward: needed(positional(words("--reward <id>", "the reward's id"))), intent: INTENT },
  run: async ({ reward: rewardId, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const desk = backend.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const outcome =
      intent === undefined
        ? await claimReward(desk, { rewardId, key }, hooks)
        : await settleClaim(desk, { kind: "reward-claim", key, madeAt: desk.clock(), rewardId, knownIds: [] }, hooks);
    return answerOf(outcome, key, (request) => ({
      data: { ...claimJson(request), intent: key },
      view: claimView(request),
    }));
  },
});
