import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { fields, moment, money, table, text } from "../../output/view.ts";
import { roundJson, roundTable } from "./round-view.ts";

export const gamesTable = command({
  path: ["games", "table"],
  summary: "Show an open game of the house: its odds, the credit and the latest rounds",
  needs: ["member"],
  examples: ["sanam games table LAUNCH_ID"],
  options: { launch: needed(positional(textOption("--launch <id>", "the launch id from games open"))) },
  run: async ({ launch }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.table.table(launch), (state) => {
      const { gameId, title, provider, creditSatang, asOf, expiresAt, minimumSatang, maximumSatang, bets, rounds } =
        state;
      return {
        data: {
          gameId,
          title,
          provider,
          creditSatang,
          asOf: toIso(asOf),
          expiresAt: toIso(expiresAt),
          minimumSatang,
          maximumSatang,
          bets: bets.map((bet) => ({ ...bet })),
          rounds: rounds.map(roundJson),
        },
        view: [
          fields({
            Game: `${title} (${gameId})`,
            Credit: money(creditSatang),
            Stakes: `${money(minimumSatang)} to ${money(maximumSatang)}`,
            "Ends unless played": moment(expiresAt),
          }),
          text(""),
          table(
            ["Bet", "Name", "Chance>", "Pays per 100>", "Pays back>"],
            bets.map(({ id, label, chance, pays, returnPercent }) => [
              id,
              label,
              `${(chance * 100).toFixed(2)}%`,
              String(pays),
              `${returnPercent}%`,
            ]),
            "Somebody else plays this game.",
          ),
          text(""),
          roundTable(rounds),
        ],
      };
    });
  },
});
