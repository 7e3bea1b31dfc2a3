import type { IntentKey } from "../money-action/idempotency-key.ts";
import { carryOut, type MoneyHooks } from "../money-action/run.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { GamesDesk } from "./dependencies.ts";
import type { GameReturn } from "./model.ts";

export type LeavingIntent = MoneyIntentOf<"game-cash-out" | "game-transfer">;

/** Ends one game and brings what is in it back to the credit. */
export function cashOut(
  desk: GamesDesk,
  { gameId, key }: { readonly gameId: string; readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  return settleLeaving(desk, { kind: "game-cash-out", key, madeAt: desk.clock(), gameId }, hooks);
}

/** Ends every game and brings what is left at any maker back to the credit. */
export function transferToBank(
  desk: GamesDesk,
  { key }: { readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  return settleLeaving(desk, { kind: "game-transfer", key, madeAt: desk.clock() }, hooks);
}

/**
 * Carries a leaving out. What came back once can't come back again, so a lost one may always be sent once more; where
 * the backend keeps no keys, the amount told then is what was left for the second time.
 */
export function settleLeaving(
  desk: GamesDesk,
  intent: LeavingIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<GameReturn>> {
  const attempt = {
    send: () =>
      intent.kind === "game-cash-out"
        ? desk.games.cashOut(intent.gameId, intent.key)
        : desk.games.transferToBank(intent.key),
    lookUp: async () => ({ seen: "nothing" }) as const,
  };
  return carryOut(desk, intent, attempt, hooks, true);
}
