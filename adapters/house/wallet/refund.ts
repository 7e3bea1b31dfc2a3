import { refundDueAt, refundOf } from "../../../core/rules/loss-refund.ts";
import {
  type BangkokDate,
  bangkokDateOf,
  compactThaiDate,
  dayOfMonth,
  THAI_MONTHS,
} from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import type { AmountEvent } from "../engine/model.ts";
import type { Slice } from "../engine/slice.ts";
import type { RoundPlayed } from "../games/play.ts";
import { type LedgerState, postToLedger } from "./ledger.ts";

/** A day was lost and is closed: its refund is in the credit. */
export interface LossRefunded extends AmountEvent<"loss-refunded"> {
  readonly day: BangkokDate;
}

interface RefundDay {
  readonly day: BangkokDate;
  /** Of the level in which the day's latest round began. */
  readonly percent: number;
  readonly netSatang: Satang;
}

interface RefundState {
  /** The results of days whose refund is not paid, of the rounds that promised one. Undefined before the first. */
  readonly refundDays?: readonly RefundDay[];
}

const refundOfDay = ({ netSatang, percent }: RefundDay) => refundOf(netSatang, percent);

/** The round says itself whether its loss is refunded, so that turning refunds on pays nothing for days before. */
function withRound({ refundDays = [] }: RefundState, { at, bet, win, refund }: RoundPlayed): RefundState {
  if (refund === undefined) return {};
  const day = bangkokDateOf(at);
  const before = refundDays.find((each) => each.day === day)?.netSatang ?? ZERO;
  // Days without a refund are over, too.
  const unpaid = refundDays.filter((each) => each.day !== day && refundOfDay(each) > 0);
  return { refundDays: [{ day, percent: refund, netSatang: add(before, subtract(win, bet)) }, ...unpaid] };
}

export function refundTitle(day: BangkokDate): string {
  const month = THAI_MONTHS[Number(day.slice(5, 7)) - 1];
  return `คืนยอดเสียของวันที่ ${dayOfMonth(day)} ${month} ${compactThaiDate(day).slice(0, 2)}`;
}

interface Refunds {
  readonly state: RefundState;
  readonly needs: LedgerState;
  readonly event: LossRefunded;
  readonly others: RoundPlayed;
}

/** Refunds of what a member lost in a day, where the operator has the house pay them. */
export const refunds: Slice<Refunds> = {
  initial: {},
  decide: {},
  evolve: {
    "loss-refunded": (state, { id, at, amount, day }) => ({
      ...postToLedger(state, {
        kind: "refund",
        at,
        creditSatang: amount,
        points: 0,
        reference: id,
        title: refundTitle(day),
      }),
      refundDays: (state.refundDays ?? []).filter((each) => each.day !== day),
    }),
  },
  follow: { "round-played": withRound },
  due: ({ refundDays = [] }) =>
    refundDays.flatMap((each): readonly LossRefunded[] => {
      const { day } = each;
      const amount = refundOfDay(each);
      if (amount <= 0) return [];
      return [{ type: "loss-refunded", at: refundDueAt(day), id: `R-${compactThaiDate(day)}`, amount, day }];
    }),
  shows: { "loss-refunded": ["credit", "inbox"] },
};
