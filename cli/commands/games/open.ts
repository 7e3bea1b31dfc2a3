import { settleOpening } from "../../../core/games/open-game.ts";
import { command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { INTENT, needed, positional, words } from "../../options.ts";
import { fields, isoOf, momentOr } from "../../output.ts";

export const gamesOpen = command({
  path: ["games", "open"],
  summary: "Open a game; refused (exit 3) while it or its provider is closed",
  notes: "A game of the house's own is then played with: sanam games play <launch id> --on <bet> --amount <baht>",
  options: { game: needed(positional(words("--game <id>", "the game's id, as games list tells it"))), intent: INTENT },
  run: async ({ game, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const desk = backend.value;
    const key = intent ?? cli.newIntent();
    const opening = { kind: "game-open", key, madeAt: desk.clock(), gameId: game } as const;
    const outcome = await settleOpening(desk, opening, progressOf(cli, key));
    return answerOf(outcome, key, ({ launchId, gameId, url, expiresAt }) => ({
      data: { launchId, gameId, url, expiresAt: isoOf(expiresAt), intent: key },
      view: [fields({ Launch: launchId, Game: gameId, Url: url, "Ends unless played": momentOr(expiresAt) })],
    }));
  },
});
