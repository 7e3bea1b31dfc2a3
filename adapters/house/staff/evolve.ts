import type { Evolvers } from "../engine/evolvers.ts";
import { postToLedger } from "../wallet/ledger.ts";

export const staffEvolvers: Evolvers<"bonus-granted" | "level-granted"> = {
  "bonus-granted": (state, { id, at, title, amount, points }) =>
    postToLedger(state, { kind: "bonus", at, creditSatang: amount, points, reference: id, title }),
  "level-granted": (state, { level }) => ({ ...state, grantedLevel: level }),
};
