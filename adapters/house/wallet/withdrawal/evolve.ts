import { bangkokDateOf, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { type Satang, subtract, ZERO } from "../../../../core/shared/money.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import type { WithdrawalStatus } from "../../../../core/wallet/statuses.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, requestIn, withStep } from "../../engine/requests.ts";
import type { MemberState, WithdrawalRecord } from "../../engine/state.ts";
import { postToLedger } from "../ledger.ts";

/** A request takes the amount off the credit at once. A rejection returns it. */
export const withdrawalEvolvers: Evolvers<
  "withdrawal-requested" | "withdrawal-retried" | "withdrawal-paying" | "withdrawal-paid" | "withdrawal-rejected"
> = {
  "withdrawal-requested": (state, { id, amount, account, at, intent }) =>
    withWithdrawal(postWithdrawal(state, id, subtract(ZERO, amount), at), {
      id,
      amountSatang: amount,
      status: "checking",
      createdAt: at,
      account,
      timeline: [{ status: "checking", at }],
      intents: [intent?.key ?? null],
      attemptedAt: at,
      order: state.version + 1,
    }),
  "withdrawal-retried": (state, { id, at, intent }) => {
    const { amountSatang } = requestIn(state.withdrawals, id);
    const retried = addWithdrawalStep(state, id, { status: "checking", at }, ({ intents }) => ({
      attemptedAt: at,
      intents: [...intents, intent?.key ?? null],
    }));
    return postWithdrawal(retried, id, subtract(ZERO, amountSatang), at);
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
  return withWithdrawal(state, withStep(state.withdrawals, id, step, change));
}

function withWithdrawal(state: MemberState, withdrawal: WithdrawalRecord): MemberState {
  const { id, order, attemptedAt } = withdrawal;
  // By the day of the latest attempt, so that the recent requests are found by it.
  const day = bangkokDateOf(attemptedAt);
  const row = put({ list: "withdrawals", owner: ownerOf(state), id, order, day, body: withdrawal });
  return { ...withRow(state, row), withdrawals: addRequest(state.withdrawals, withdrawal) };
}

function postWithdrawal(state: MemberState, id: string, creditSatang: Satang, at: Instant): MemberState {
  return postToLedger(state, { kind: "withdrawal", at, creditSatang, points: 0, reference: id, title: undefined });
}
