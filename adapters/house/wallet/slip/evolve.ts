import type { TimelineStep } from "../../../../core/wallet/model.ts";
import type { SlipStatus } from "../../../../core/wallet/statuses.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, withStep } from "../../engine/requests.ts";
import type { MemberState, SlipRecord } from "../../engine/state.ts";
import { postDeposit } from "../ledger.ts";

export const slipEvolvers: Evolvers<"slip-submitted" | "slip-credited" | "slip-rejected" | "slip-duplicated"> = {
  "slip-submitted": (state, { id, amount, transfer, reference, bankSaid, at, intent }) =>
    withSlip(state, {
      id,
      amountSatang: amount,
      status: "checking",
      reference,
      createdAt: at,
      timeline: [{ status: "checking", at }],
      intent: intent?.key,
      transfer,
      bankSaid,
      order: state.version + 1,
    }),
  "slip-credited": (state, { id, at, amount }) =>
    postDeposit(addSlipStep(state, id, { status: "credited", at }), { id, at, amount }),
  "slip-rejected": (state, { id, at, reason }) => addSlipStep(state, id, { status: "rejected", at, reason }),
  "slip-duplicated": (state, { id, at }) => addSlipStep(state, id, { status: "duplicate", at }),
};

function addSlipStep(state: MemberState, id: string, step: TimelineStep<SlipStatus>): MemberState {
  return withSlip(state, withStep(state.slips, id, step));
}

function withSlip(state: MemberState, slip: SlipRecord): MemberState {
  const { id, order, transfer } = slip;
  const row = put({ list: "slips", owner: ownerOf(state), id, order, tag: transfer, body: slip });
  return { ...withRow(state, row), slips: addRequest(state.slips, slip) };
}
