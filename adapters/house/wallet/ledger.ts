import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang } from "../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { ownerOf } from "../engine/derived/owner.ts";
import { put, withRow } from "../engine/derived/rows.ts";
import type { MemberState } from "../engine/state.ts";

type Posting = Omit<HistoryEntry, "id" | "balanceSatang">;

/** Adds one line to the ledger. The credit is the sum of all lines; nothing else changes it. Throws below zero. */
export function postToLedger(state: MemberState, posting: Posting): MemberState {
  const creditSatang = add(state.creditSatang, posting.creditSatang);
  if (creditSatang < 0) throw new Error(`${posting.reference} would leave a credit below zero`);
  const points = state.points + posting.points;
  if (points < 0) throw new Error(`${posting.reference} would leave points below zero`);
  // A line's id is the version of its event: unique and in order.
  const order = state.version + 1;
  const body: HistoryEntry = { id: String(order), ...posting, balanceSatang: creditSatang };
  const { id, at, kind } = body;
  const line = put({ list: "ledger", owner: ownerOf(state), id, order, day: bangkokDateOf(at), tag: kind, body });
  return { ...withRow(state, line), creditSatang, points };
}

interface CreditedRequest {
  readonly id: string;
  readonly at: Instant;
  readonly amount: Satang;
}

/** Credits a deposit or slip, and adds it to the sums that decide the level. */
export function postDeposit(state: MemberState, { id, at, amount }: CreditedRequest): MemberState {
  const { deposited } = state;
  const month = monthOf(bangkokDateOf(at));
  return {
    ...postToLedger(state, { kind: "deposit", at, creditSatang: amount, points: 0, reference: id, title: undefined }),
    deposited: {
      total: add(deposited.total, amount),
      month,
      inMonth: deposited.month === month ? add(deposited.inMonth, amount) : amount,
    },
  };
}
