import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { isSlipFinal, type SlipStatus } from "../../../../core/wallet/statuses.ts";
import { mapSet } from "../../collections/persistent-map.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, addStep } from "../../engine/requests.ts";
import type { MemberState } from "../../engine/state.ts";
import { postDeposit } from "../ledger.ts";

export const slipEvolvers: Evolvers<"slip-submitted" | "slip-credited" | "slip-rejected" | "slip-duplicated"> = {
  "slip-submitted": (state, { id, amount, transfer, reference, bankSaid, at, intent }) => ({
    ...state,
    slips: addRequest(state.slips, {
      id,
      amountSatang: amount,
      status: "checking",
      reference,
      createdAt: at,
      timeline: [{ status: "checking", at }],
      intent: intent?.key,
      transfer,
      bankSaid,
    }),
    transfers: mapSet(state.transfers, transfer, id),
  }),
  "slip-credited": (state, { id, at, amount }) =>
    postDeposit(addSlipStep(state, id, { status: "credited", at }), { id, at, amount }),
  "slip-rejected": (state, { id, at, reason }) => addSlipStep(state, id, { status: "rejected", at, reason }),
  "slip-duplicated": (state, { id, at }) => addSlipStep(state, id, { status: "duplicate", at }),
};

function addSlipStep(state: MemberState, id: string, step: TimelineStep<SlipStatus>): MemberState {
  return { ...state, slips: addStep(state.slips, id, step, isSlipFinal) };
}
