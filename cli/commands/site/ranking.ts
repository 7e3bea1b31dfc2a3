import { mapOk } from "../../../core/shared/result.ts";
import { RANKING_PERIODS } from "../../../core/site/model.ts";
import { command } from "../../command-line/command.ts";
import { choice, withDefault } from "../../command-line/options.ts";
import { money, table } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";

export const ranking = command({
  path: ["site", "ranking"],
  summary: "Who staked most in a period, names masked; your own line is always there",
  options: { period: withDefault(choice("--period <name>", "which period", RANKING_PERIODS), "day") },
  run: async ({ period }, cli) => {
    const backend = await connectAsMember(cli);
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
