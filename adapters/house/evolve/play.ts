import type { Evolvers } from "./evolvers.ts";
import { post } from "./ledger.ts";

export const playEvolvers: Evolvers<"bonus-granted"> = {
  "bonus-granted": (state, { id, at, title, amount, points }) =>
    post(state, { kind: "bonus", at, creditSatang: amount, points, reference: id, title }),
};
