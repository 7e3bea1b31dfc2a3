import { bangkokDateOf, monthOf } from "../../../core/bangkok-time.ts";
import { add, type Satang } from "../../../core/money.ts";
import type { HistoryEntry } from "../../../core/wallet/history.ts";
import type { MemberState } from "../state.ts";

type Posting = Omit<HistoryEntry, "id" | "balanceSatang">;

/** Writes one line; credit is the sum of all lines and nothing else ever changes it. */
export function post(state: MemberState, posting: Posting): MemberState {
  const creditSatang = add(state.creditSatang, posting.creditSatang);
  if (creditSatang < 0) throw new Error(`${posting.reference} would leave a credit below zero`);
  const points = state.points + posting.points;
  if (points < 0) throw new Error(`${posting.reference} would leave points below zero`);
  // Lines bear the number of their event: unique, and in order.
  const line: HistoryEntry = { id: String(state.version + 1), ...posting, balanceSatang: creditSatang };
  return {
    ...state,
    creditSatang,
    points,
    ledger: { head: line, tail: state.ledger },
  };
}

/** A credited deposit or slip: credit, and the sums that levels are earned by. */
export function postDeposit(state: MemberState, posting: Posting): MemberState {
  const { deposited } = state;
  const amount: Satang = posting.creditSatang;
  const month = monthOf(bangkokDateOf(posting.at));
  return {
    ...post(state, posting),
    deposited: {
      total: add(deposited.total, amount),
      month,
      inMonth: deposited.month === month ? add(deposited.inMonth, amount) : amount,
    },
  };
}
