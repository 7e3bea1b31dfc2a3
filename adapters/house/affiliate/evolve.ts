import { add } from "../../../core/shared/money.ts";
import { prepend } from "../collections/persistent-list.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import { postToLedger } from "../wallet/ledger.ts";

export const affiliateEvolvers: Evolvers<"affiliate-withdrawn"> = {
  "affiliate-withdrawn": (state, { id, at, source, amount, intent }) => {
    const { withdrawn, withdrawals } = state.affiliate;
    return {
      ...postToLedger(state, {
        kind: "affiliate",
        at,
        creditSatang: amount,
        points: 0,
        reference: id,
        title: undefined,
      }),
      affiliate: {
        withdrawn: { ...withdrawn, [source]: add(withdrawn[source], amount) },
        withdrawals: prepend(withdrawals, { id, at, source, amount, intent: intent?.key }),
      },
    };
  },
};
