import type { MoneyAction } from "../money-action/definition.ts";
import { refuse } from "../shared/refusal.ts";
import { err, ok } from "../shared/result.ts";
import type { Game, GameLaunch } from "./model.ts";
import type { GamesDependencies } from "./port.ts";

/** Undefined for a game that no list shows. */
type GameAsk = Pick<Game, "id" | "open"> | undefined;

const stored = { gameId: "text" } as const;

/**
 * Opens a game. One that its list shows as closed is refused before it is sent. No call shows which games are open, so
 * only the same key can find the outcome of a lost reply; at a backend without keys it stays unknown, because opening
 * may have moved credit to the game's provider.
 */
export const openGame: MoneyAction<typeof stored, GamesDependencies, GameAsk, GameLaunch> = {
  kind: "game-open",
  stored,
  async judge(_, game) {
    if (!game) return err(refuse("game-not-found"));
    return game.open ? ok({ gameId: game.id }) : err(refuse("game-closed"));
  },
  send: ({ games }, { gameId, key }) => games.open(gameId, key),
  lookUp: async () => ({ seen: "nothing" }),
};
