import { bangkokDateOf } from "../../../core/shared/bangkok-time.ts";
import { add } from "../../../core/shared/money.ts";
import { ownerOf } from "../engine/derived/owner.ts";
import { put, withRow } from "../engine/derived/rows.ts";
import type { Evolvers } from "../engine/evolvers.ts";
import { postToLedger } from "../wallet/ledger.ts";
import type { AffiliateWithdrawalRecord } from "./views.ts";

export const affiliateEvolvers: Evolvers<"affiliate-withdrawn"> = {
  "affiliate-withdrawn": (state, { id, at, source, amount, intent }) => {
    const posted = postToLedger(state, {
      kind: "affiliate",
      at,
      creditSatang: amount,
      points: 0,
      reference: id,
      title: undefined,
    });
    const body: AffiliateWithdrawalRecord = { id, at, source, amount, intent: intent?.key };
    const place = { owner: ownerOf(state), id, order: state.version + 1, day: bangkokDateOf(at), tag: source };
    return {
      ...withRow(posted, put({ list: "affiliate-withdrawals", ...place, body })),
      affiliateWithdrawn: {
        ...state.affiliateWithdrawn,
        [source]: add(state.affiliateWithdrawn[source], amount),
      },
    };
  },
};
