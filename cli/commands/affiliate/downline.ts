import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { isoOf, moment, table } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const affiliateDownline = command({
  path: ["affiliate", "downline"],
  summary: "List the friends who registered with the member's code, newest first",
  needs: ["member"],
  examples: [inMemory("sanam affiliate downline")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.affiliate.downline(), (friends) => ({
      data: { items: friends.map(({ maskedName, joinedAt }) => ({ name: maskedName, joinedAt: isoOf(joinedAt) })) },
      view: [
        table(
          ["Name", "Joined"],
          friends.map(({ maskedName, joinedAt }) => [maskedName, moment(joinedAt)]),
          "Nobody yet.",
        ),
      ],
    }));
  },
});
