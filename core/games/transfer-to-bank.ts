import type { MoneyAction } from "../money-action/definition.ts";
import { ok } from "../shared/result.ts";
import type { GameReturn } from "./model.ts";
import type { GamesDependencies } from "./port.ts";

const stored = {} as const;

/** Ends every game and returns all money at the providers to the credit; may be sent again, as `cashOut` may. */
export const transferToBank: MoneyAction<typeof stored, GamesDependencies, undefined, GameReturn> = {
  kind: "game-transfer",
  stored,
  judge: async () => ok({}),
  send: ({ games }, { key }) => games.transferToBank(key),
  lookUp: async () => ({ seen: "nothing" }),
  repeatable: true,
};
