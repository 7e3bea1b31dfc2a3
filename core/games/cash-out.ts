import type { MoneyAction } from "../money-action/definition.ts";
import { ok } from "../shared/result.ts";
import type { GameReturn } from "./model.ts";
import type { GamesDependencies } from "./port.ts";

const stored = { gameId: "text" } as const;

/**
 * Ends one game and returns its money to the credit. The same money cannot return twice, so a second sending does no
 * harm; at a backend without keys its answer shows the amount that was left for the second sending.
 */
export const cashOut: MoneyAction<typeof stored, GamesDependencies, { readonly gameId: string }, GameReturn> = {
  kind: "game-cash-out",
  stored,
  judge: async (_, { gameId }) => ok({ gameId }),
  send: ({ games }, { gameId, key }) => games.cashOut(gameId, key),
  lookUp: async () => ({ seen: "nothing" }),
  repeatable: true,
};
