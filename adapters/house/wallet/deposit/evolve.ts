import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { type DepositStatus, isDepositFinal } from "../../../../core/wallet/statuses.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, addStep } from "../../engine/requests.ts";
import type { MemberState } from "../../engine/state.ts";
import { postDeposit } from "../ledger.ts";

export const depositEvolvers: Evolvers<
  | "deposit-requested"
  | "deposit-confirmed"
  | "deposit-cancelled"
  | "deposit-expired"
  | "deposit-credited"
  | "deposit-rejected"
> = {
  "deposit-requested": (state, { id, amount, account, at, expiresAt, intent }) => ({
    ...state,
    deposits: addRequest(state.deposits, {
      id,
      amountSatang: amount,
      status: "awaiting-transfer",
      createdAt: at,
      expiresAt,
      account,
      timeline: [{ status: "awaiting-transfer", at }],
      intent: intent?.key,
    }),
  }),
  "deposit-confirmed": (state, { id, at }) => addDepositStep(state, id, { status: "checking", at }),
  "deposit-cancelled": (state, { id, at }) => addDepositStep(state, id, { status: "cancelled", at }),
  "deposit-expired": (state, { id, at }) => addDepositStep(state, id, { status: "expired", at }),
  "deposit-rejected": (state, { id, at, reason }) => addDepositStep(state, id, { status: "rejected", at, reason }),
  "deposit-credited": (state, { id, at, amount }) =>
    postDeposit(addDepositStep(state, id, { status: "credited", at }), { id, at, amount }),
};

function addDepositStep(state: MemberState, id: string, step: TimelineStep<DepositStatus>): MemberState {
  return { ...state, deposits: addStep(state.deposits, id, step, isDepositFinal) };
}
