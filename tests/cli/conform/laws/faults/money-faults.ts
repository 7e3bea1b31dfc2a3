import { accepts, type Fault, replies } from "../fault.ts";

export const MONEY_FAULTS: Readonly<Record<string, Fault>> = {
  "money/withdrawal-takes-and-returns": replies("getCredit", (reply, count) =>
    count === 4 ? { ...reply, credit: reply.credit - 0.01 } : reply,
  ),
  "money/deposit-credits-once": replies("getCredit", (reply, count) =>
    count === 2 ? { ...reply, credit: 250.75 } : reply,
  ),
  "money/late-rejection-returns-once": replies("getCredit", (reply) => ({ ...reply, credit: reply.credit + 0.01 })),
  "money/ledger-adds-up": replies("transactionHistory", ({ items, ...page }) => ({
    ...page,
    items: items.map((item, index) => (index === 2 ? { ...item, amount: item.amount + 0.01 } : item)),
  })),
  "money/ledger-has-every-change": replies("transactionHistory", ({ items, ...page }) => ({
    ...page,
    items: items.filter(({ amount }) => amount !== 200.03),
  })),
  "money/round-moves-the-credit": replies("playRound", ({ round, credit }, count) => ({
    round: count === 5 ? { ...round, win: round.win + 0.01 } : round,
    credit,
  })),
  "money/refusal-changes-nothing": replies("getCredit", (reply) => ({ ...reply, point: reply.point - 1 })),
  "money/satang-are-exact": accepts("withdraw", ["body-invalid"]),
  "money/cash-out-returns-the-credit": replies("cashOut", (reply) => ({ ...reply, credit: 0 })),
};
