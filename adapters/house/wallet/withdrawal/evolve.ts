import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../../core/shared/money.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { isWithdrawalFinal, type WithdrawalStatus } from "../../../../core/wallet/statuses.ts";
import { prepend } from "../../collections/persistent-list.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, addStep, requestIn } from "../../engine/requests.ts";
import type { MemberState, WithdrawalRecord } from "../../engine/state.ts";
import { postToLedger } from "../ledger.ts";

/** A request takes the amount off the credit at once. A rejection returns it. */
export const withdrawalEvolvers: Evolvers<
  "withdrawal-requested" | "withdrawal-retried" | "withdrawal-paying" | "withdrawal-paid" | "withdrawal-rejected"
> = {
  "withdrawal-requested": (state, { id, amount, account, at, intent }) => ({
    ...postWithdrawal(state, id, subtract(ZERO, amount), at),
    withdrawals: addRequest(state.withdrawals, {
      id,
      amountSatang: amount,
      status: "checking",
      createdAt: at,
      account,
      timeline: [{ status: "checking", at }],
      intents: [intent?.key],
      attemptedAt: at,
    }),
    attempts: prepend(state.attempts, id),
  }),
  "withdrawal-retried": (state, { id, at, intent }) => {
    const { amountSatang } = requestIn(state.withdrawals, id);
    const retried = addWithdrawalStep(state, id, { status: "checking", at }, ({ intents }) => ({
      attemptedAt: at,
      intents: [...intents, intent?.key],
    }));
    return { ...postWithdrawal(retried, id, subtract(ZERO, amountSatang), at), attempts: prepend(state.attempts, id) };
  },
  "withdrawal-paying": (state, { id, at }) => addWithdrawalStep(state, id, { status: "paying", at }),
  "withdrawal-paid": (state, { id, at }) => addWithdrawalStep(state, id, { status: "paid", at }),
  "withdrawal-rejected": (state, { id, at, amount, reason }) =>
    postWithdrawal(addWithdrawalStep(state, id, { status: "rejected", at, reason }), id, amount, at),
};

function addWithdrawalStep(
  state: MemberState,
  id: string,
  step: TimelineStep<WithdrawalStatus>,
  change?: (request: WithdrawalRecord) => Partial<WithdrawalRecord>,
): MemberState {
  return { ...state, withdrawals: addStep(state.withdrawals, id, step, isWithdrawalFinal, change) };
}

function postWithdrawal(state: MemberState, id: string, creditSatang: Satang, at: Instant): MemberState {
  return postToLedger(state, { kind: "withdrawal", at, creditSatang, points: 0, reference: id, title: undefined });
}
