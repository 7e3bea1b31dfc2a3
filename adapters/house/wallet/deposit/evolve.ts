import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { type DepositStatus, isDepositFinal } from "../../../../core/wallet/statuses.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { withNew, withStep } from "../../engine/requests.ts";
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
    deposits: withNew(state.deposits, {
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
  "deposit-confirmed": (state, { id, at }) => moved(state, id, { status: "checking", at }),
  "deposit-cancelled": (state, { id, at }) => moved(state, id, { status: "cancelled", at }),
  "deposit-expired": (state, { id, at }) => moved(state, id, { status: "expired", at }),
  "deposit-rejected": (state, { id, at, reason }) => moved(state, id, { status: "rejected", at, reason }),
  "deposit-credited": (state, { id, at, amount }) =>
    postDeposit(moved(state, id, { status: "credited", at }), { id, at, amount }),
};

function moved(state: MemberState, id: string, step: TimelineStep<DepositStatus>): MemberState {
  return { ...state, deposits: withStep(state.deposits, id, step, isDepositFinal) };
}
