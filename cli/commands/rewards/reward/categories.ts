import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

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
