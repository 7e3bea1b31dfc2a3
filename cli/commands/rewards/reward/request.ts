import { claimReward } from "../../../../core/rewards/claim-reward.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { INTENT, needed, positional, textOption } from "../../../command-line/options.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { claimJson, claimView } from "../claim-view.ts";

export const rewardRequest = command({
  path: ["reward", "request"],
  summary: "Claim a reward for points; refused (exit 3) with the reason",
  needs: ["member"],
  examples: [inMemory("sanam reward request credit-20")],
  options: { reward: needed(positional(textOption("--reward <id>", "the reward's id"))), intent: INTENT },
  run: ({ reward: rewardId, intent }, context) =>
    runMoneyCommand(context, intent, {
      action: claimReward,
      ask: { rewardId },
      again: { rewardId, knownIds: [] },
      answer: (request, key) => ({
        data: { ...claimJson(request), intent: key },
        view: claimView(request),
      }),
    }),
});
