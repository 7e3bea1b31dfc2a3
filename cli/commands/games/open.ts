import { openGame } from "../../../core/games/open-game.ts";
import { command } from "../../command-line/command.ts";
import { INTENT, needed, positional, words } from "../../command-line/options.ts";
import { fields, isoOf, momentOr } from "../../output/view.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";

export const gamesOpen = command({
  path: ["games", "open"],
  summary: "Open a game; refused (exit 3) while it or its provider is closed",
  notes: "A game of the house's own is then played with: sanam games play <launch id> --on <bet> --amount <baht>",
  options: { game: needed(positional(words("--game <id>", "the game's id, as games list tells it"))), intent: INTENT },
  run: ({ game, intent }, cli) =>
    runMoneyCommand(cli, intent, {
      action: openGame,
      // The backend judges whether it is open.
      ask: { id: game, open: true },
      answer: ({ launchId, gameId, url, expiresAt }, key) => ({
        data: { launchId, gameId, url, expiresAt: isoOf(expiresAt), intent: key },
        view: [fields({ Launch: launchId, Game: gameId, Url: url, "Ends unless played": momentOr(expiresAt) })],
      }),
    }),
});
