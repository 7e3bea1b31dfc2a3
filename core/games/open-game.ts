import type { IntentKey } from "../money-action/idempotency-key.ts";
import { carryOut, type MoneyHooks } from "../money-action/run.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import { refuse } from "../shared/refusal.ts";
import type { GamesDesk } from "./dependencies.ts";
import type { Game, GameLaunch } from "./model.ts";

/** Opens a game that a list told of; one that it told to be closed is refused without asking. */
export async function openGame(
  desk: GamesDesk,
  { game, key }: { readonly game: Pick<Game, "id" | "open">; readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameLaunch>> {
  if (!game.open) return notSent(refuse("game-closed"));
  return settleOpening(desk, { kind: "game-open", key, madeAt: desk.clock(), gameId: game.id }, hooks);
}

/**
 * Carries an opening out. No call tells which games are open, so a lost reply is settled by the same key alone; where a
 * backend keeps none, it stays unknown, because opening may have moved credit to the game's maker.
 */
export function settleOpening(
  desk: GamesDesk,
  intent: MoneyIntentOf<"game-open">,
  hooks: MoneyHooks = {},
): Promise<Outcome<GameLaunch>> {
  const attempt = {
    send: () => desk.games.open(intent.gameId, intent.key),
    lookUp: async () => ({ seen: "nothing" }) as const,
  };
  return carryOut(desk, intent, attempt, hooks);
}
