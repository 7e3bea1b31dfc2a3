import { mapOk } from "../../../core/shared/result.ts";
import { RANKING_PERIODS } from "../../../core/site/model.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice, withDefault } from "../../command-line/options.ts";
import { money, table } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const siteRanking = command({
  path: ["site", "ranking"],
  summary: "List who staked most in a period, names masked, always with the member's own line",
  needs: ["member"],
  examples: [inMemory("sanam site ranking --period week")],
  options: { period: withDefault(choice("--period <name>", "the period", RANKING_PERIODS), "day") },
  run: async ({ period }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.ranking(period), (entries) => ({
      data: { period, items: entries.map((entry) => ({ ...entry })) },
      view: [
        table(
          ["Rank>", "Name", "Staked>", ""],
          entries.map(({ rank, maskedName, stakedSatang, mine }) => [
            String(rank),
            maskedName,
            money(stakedSatang),
            mine ? "you" : "",
          ]),
          "Nobody has played.",
        ),
      ],
    }));
  },
});
