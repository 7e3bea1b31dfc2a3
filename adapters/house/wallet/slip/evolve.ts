import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { isSlipFinal, type SlipStatus } from "../../../../core/wallet/statuses.ts";
import { setIn } from "../../collections/persistent-map.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { withNew, withStep } from "../../engine/requests.ts";
import type { MemberState } from "../../engine/state.ts";
import { postDeposit } from "../ledger.ts";

export const slipEvolvers: Evolvers<"slip-submitted" | "slip-credited" | "slip-rejected" | "slip-duplicated"> = {
  "slip-submitted": (state, { id, amount, transfer, reference, bankSaid, claimed, at, intent }) => ({
    ...state,
    slips: withNew(state.slips, {
      id,
      amountSatang: amount,
      status: "checking",
      reference,
      createdAt: at,
      timeline: [{ status: "checking", at }],
      intent: intent?.key,
      transfer,
      bankSaid,
      claimed,
    }),
    transfers: setIn(state.transfers, transfer, id),
  }),
  "slip-credited": (state, { id, at, amount }) =>
    postDeposit(moved(state, id, { status: "credited", at }), { id, at, amount }),
  "slip-rejected": (state, { id, at, reason }) => moved(state, id, { status: "rejected", at, reason }),
  "slip-duplicated": (state, { id, at }) => moved(state, id, { status: "duplicate", at }),
};

function moved(state: MemberState, id: string, step: TimelineStep<SlipStatus>): MemberState {
  return { ...state, slips: withStep(state.slips, id, step, isSlipFinal) };
}
