import { openGame } from "../../../core/games/open-game.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { fields, isoOf, moment } from "../../output/view.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";

export const gamesOpen = command({
  path: ["games", "open"],
  summary: "Open a game; refused (exit 3) while the game or its provider is closed",
  needs: ["member"],
  examples: [inMemory("sanam games open sanam-dice")],
  notes: "To play a game of the house, run: sanam games play <launch id> --on <bet> --amount <baht>",
  options: {
    game: needed(positional(textOption("--game <id>", "the game's id from games list"))),
    intent: INTENT,
  },
  run: ({ game, intent }, context) =>
    runMoneyCommand(context, intent, {
      action: openGame,
      // The backend judges whether it is open.
      ask: { id: game, open: true },
      answer: ({ launchId, gameId, url, expiresAt }, key) => ({
        data: { launchId, gameId, url, expiresAt: isoOf(expiresAt), intent: key },
        view: [fields({ Launch: launchId, Game: gameId, Url: url, "Ends unless played": moment(expiresAt) })],
      }),
    }),
});
