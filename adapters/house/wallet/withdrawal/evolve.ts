import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../../core/shared/money.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { isWithdrawalFinal, type WithdrawalStatus } from "../../../../core/wallet/statuses.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { theRequest, withNew, withStep } from "../../engine/requests.ts";
import type { MemberState, WithdrawalRecord } from "../../engine/state.ts";
import { post } from "../ledger.ts";

/** A withdrawal takes its amount off the credit when it is asked for, and gives it back when it is rejected. */
export const withdrawalEvolvers: Evolvers<
  "withdrawal-requested" | "withdrawal-retried" | "withdrawal-paying" | "withdrawal-paid" | "withdrawal-rejected"
> = {
  "withdrawal-requested": (state, { id, amount, account, at, intent }) => ({
    ...posted(state, id, subtract(ZERO, amount), at),
    withdrawals: withNew(state.withdrawals, {
      id,
      amountSatang: amount,
      status: "checking",
      createdAt: at,
      account,
      timeline: [{ status: "checking", at }],
      intents: [intent?.key],
      attemptedAt: at,
    }),
    attempts: { head: id, tail: state.attempts },
  }),
  "withdrawal-retried": (state, { id, at, intent }) => {
    const { amountSatang } = theRequest(state.withdrawals, id);
    const retried = moved(state, id, { status: "checking", at }, ({ intents }) => ({
      attemptedAt: at,
      intents: [...intents, intent?.key],
    }));
    return { ...posted(retried, id, subtract(ZERO, amountSatang), at), attempts: { head: id, tail: state.attempts } };
  },
  "withdrawal-paying": (state, { id, at }) => moved(state, id, { status: "paying", at }),
  "withdrawal-paid": (state, { id, at }) => moved(state, id, { status: "paid", at }),
  "withdrawal-rejected": (state, { id, at, amount, reason }) =>
    posted(moved(state, id, { status: "rejected", at, reason }), id, amount, at),
};

function moved(
  state: MemberState,
  id: string,
  step: TimelineStep<WithdrawalStatus>,
  change?: (request: WithdrawalRecord) => Partial<WithdrawalRecord>,
): MemberState {
  return { ...state, withdrawals: withStep(state.withdrawals, id, step, isWithdrawalFinal, change) };
}

function posted(state: MemberState, id: string, creditSatang: Satang, at: Instant): MemberState {
  return post(state, { kind: "withdrawal", at, creditSatang, points: 0, reference: id, title: undefined });
}
