import { claimReward } from "../../../core/rewards/win-prize.ts";
import { err, mapOk, ok } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { needed, nextPage, PAGING, positional, quote, SENDING, textOption } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { table, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { claimJson, claimTable, claimView, prizeJson, prizeText } from "./prize-view.ts";

export const rewardCategories = command({
  path: ["reward", "categories"],
  summary: "List the categories of rewards",
  needs: ["member"],
  examples: [inMemory("sanam reward categories")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.categories(), (categories) => ({
      data: {
        items: categories.map(({ categoryId, title, rewards }) => ({ categoryId, title, rewards: rewards.length })),
      },
      view: [
        table(
          ["Id", "Title", "Rewards>"],
          categories.map(({ categoryId, title, rewards }) => [categoryId, title, String(rewards.length)]),
          "No rewards.",
        ),
      ],
    }));
  },
});

export const rewardList = command({
  path: ["reward", "list"],
  summary: "List rewards with price, conditions and, if one is not available, the reason",
  needs: ["member"],
  examples: [inMemory("sanam reward list")],
  options: { category: textOption("--category <id>", "only rewards of this category") },
  run: async ({ category }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const categories = await backend.value.rewards.categories();
    if (!categories.ok) return categories;
    if (category !== undefined && !categories.value.some(({ categoryId }) => categoryId === category)) {
      const all = categories.value.map(({ categoryId }) => categoryId).join(", ");
      return err(usage(`--category <id> takes one of ${all}; not ${quote(category)}`));
    }
    const rewards = categories.value
      .filter(({ categoryId }) => category === undefined || categoryId === category)
      .flatMap((each) => each.rewards);
    return ok({
      data: {
        items: rewards.map(({ prize, conditions, ...reward }) => ({
          ...reward,
          prize: prizeJson(prize),
          conditions: [...conditions],
        })),
      },
      view: [
        table(
          ["Id", "Title", "Prize", "Points>", "Available", "Why not", "Conditions"],
          rewards.map(({ id, title, prize, pricePoints, available, reason, conditions }) => [
            id,
            title,
            prizeText(prize),
            String(pricePoints),
            yesNo(available),
            reason ?? "",
            conditions.join("; "),
          ]),
          "No rewards.",
        ),
      ],
    });
  },
});

export const rewardRequest = command({
  path: ["reward", "request"],
  summary: "Claim a reward for points; refused (exit 3) with the reason",
  needs: ["member"],
  examples: [inMemory("sanam reward request credit-20")],
  options: { reward: needed(positional(textOption("--reward <id>", "the reward's id"))), ...SENDING },
  run: ({ reward: rewardId, ...sending }, context) =>
    runMoneyCommand(context, sending, {
      action: claimReward,
      ask: { rewardId },
      again: { rewardId, knownIds: [] },
      answer: (request, key) => ({
        data: { ...claimJson(request), intent: key },
        view: claimView(request),
      }),
    }),
});

export const rewardHistory = command({
  path: ["reward", "history"],
  summary: "List the member's claims with their status, newest first",
  needs: ["member"],
  examples: [inMemory("sanam reward history --limit 5")],
  options: PAGING,
  run: async ({ limit, cursor }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.requests({ limit, cursor }), (page) => ({
      data: { items: page.items.map(claimJson), next: page.next },
      view: [claimTable(page.items, "No claims."), ...nextPage(page)],
    }));
  },
});
