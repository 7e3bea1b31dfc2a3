import { err, ok } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { quote, textOption } from "../../../command-line/options.ts";
import { usage } from "../../../output/failure.ts";
import { table, yesNo } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { prizeJson, prizeText } from "../prize-view.ts";

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
