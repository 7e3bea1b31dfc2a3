import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { refuse } from "../shared/refusal.ts";
import type { GamesDependencies } from "./dependencies.ts";
import type { Game, GameLaunch } from "./model.ts";

/** Opens a game that a list told of; one that it told to be closed is refused without asking. */
export async function openGame(
  dependencies: GamesDependencies,
  { game, key }: { readonly game: Pick<Game, "id" | "open">; readonly key: IdempotencyKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameLaunch>> {
  if (!game.open) return notSent(refuse("game-closed"));
  return settleOpening(dependencies, { kind: "game-open", key, madeAt: dependencies.clock(), gameId: game.id }, hooks);
}

/**
 * Carries an opening out. No call tells which games are open, so a lost reply is settled by the same key alone; where a
 * backend keeps none, it stays unknown, because opening may have moved credit to the game's maker.
 */
export function settleOpening(
  dependencies: GamesDependencies,
  intent: MoneyIntentOf<"game-open">,
  hooks: MoneyHooks = {},
): Promise<Outcome<GameLaunch>> {
  const attempt = {
    send: () => dependencies.games.open(intent.gameId, intent.key),
    lookUp: async () => ({ seen: "nothing" }) as const,
  };
  return runMoneyAction(dependencies, intent, attempt, hooks);
}
