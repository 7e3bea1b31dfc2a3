import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang } from "../../../core/shared/money.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import type { MemberState } from "../engine/state.ts";

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

interface CreditedDeposit {
  /** Of the request. */
  readonly id: string;
  readonly at: Instant;
  readonly amount: Satang;
}

/** A credited deposit or slip: credit, and the sums that levels are earned by. */
export function postDeposit(state: MemberState, { id, at, amount }: CreditedDeposit): MemberState {
  const { deposited } = state;
  const month = monthOf(bangkokDateOf(at));
  return {
    ...post(state, { kind: "deposit", at, creditSatang: amount, points: 0, reference: id, title: undefined }),
    deposited: {
      total: add(deposited.total, amount),
      month,
      inMonth: deposited.month === month ? add(deposited.inMonth, amount) : amount,
    },
  };
}
