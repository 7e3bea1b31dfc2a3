import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import type { DepositStatus } from "../../../../core/wallet/statuses.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, withStep } from "../../engine/requests.ts";
import type { DepositRecord, MemberState } from "../../engine/state.ts";
import { postDeposit } from "../ledger.ts";

export const depositEvolvers: Evolvers<
  | "deposit-requested"
  | "deposit-confirmed"
  | "deposit-cancelled"
  | "deposit-expired"
  | "deposit-credited"
  | "deposit-rejected"
> = {
  "deposit-requested": (state, { id, amount, account, at, expiresAt, intent }) =>
    withDeposit(state, {
      id,
      amountSatang: amount,
      status: "awaiting-transfer",
      createdAt: at,
      expiresAt,
      account,
      timeline: [{ status: "awaiting-transfer", at }],
      intent: intent?.key,
      order: state.version + 1,
    }),
  "deposit-confirmed": (state, { id, at }) => addDepositStep(state, id, { status: "checking", at }),
  "deposit-cancelled": (state, { id, at }) => addDepositStep(state, id, { status: "cancelled", at }),
  "deposit-expired": (state, { id, at }) => addDepositStep(state, id, { status: "expired", at }),
  "deposit-rejected": (state, { id, at, reason }) => addDepositStep(state, id, { status: "rejected", at, reason }),
  "deposit-credited": (state, { id, at, amount }) =>
    postDeposit(addDepositStep(state, id, { status: "credited", at }), { id, at, amount }),
};

function addDepositStep(state: MemberState, id: string, step: TimelineStep<DepositStatus>): MemberState {
  return withDeposit(state, withStep(state.deposits, id, step));
}

function withDeposit(state: MemberState, deposit: DepositRecord): MemberState {
  const { id, order, createdAt } = deposit;
  const row = {
    list: "deposits",
    owner: ownerOf(state),
    id,
    order,
    day: bangkokDateOf(createdAt),
    body: deposit,
  } as const;
  return { ...withRow(state, put(row)), deposits: addRequest(state.deposits, deposit) };
}
