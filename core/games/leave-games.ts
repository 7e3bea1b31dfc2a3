import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import type { GamesDependencies } from "./dependencies.ts";
import type { GameReturn } from "./model.ts";

export type LeavingIntent = MoneyIntentOf<"game-cash-out" | "game-transfer">;

/** Ends one game and brings what is in it back to the credit. */
export function cashOut(
  dependencies: GamesDependencies,
  { gameId, key }: { readonly gameId: string; readonly key: IdempotencyKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  return settleLeaving(dependencies, { kind: "game-cash-out", key, madeAt: dependencies.clock(), gameId }, hooks);
}

/** Ends every game and brings what is left at any maker back to the credit. */
export function transferToBank(
  dependencies: GamesDependencies,
  { key }: { readonly key: IdempotencyKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  return settleLeaving(dependencies, { kind: "game-transfer", key, madeAt: dependencies.clock() }, hooks);
}

/**
 * Carries a leaving out. What came back once can't come back again, so a lost one may always be sent once more; where
 * the backend keeps no keys, the amount told then is what was left for the second time.
 */
export function settleLeaving(
  dependencies: GamesDependencies,
  intent: LeavingIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  const attempt = {
    send: () =>
      intent.kind === "game-cash-out"
        ? dependencies.games.cashOut(intent.gameId, intent.key)
        : dependencies.games.transferToBank(intent.key),
    lookUp: async () => ({ seen: "nothing" }) as const,
  };
  return runMoneyAction(dependencies, intent, attempt, hooks, true);
}
