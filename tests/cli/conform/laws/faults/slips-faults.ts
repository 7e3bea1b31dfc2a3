import { accepts, type Fault, replies } from "../fault.ts";

const REVIEW = {
  slipId: "x",
  amount: 1,
  transferredAt: "2026-11-20T05:00:00.000Z",
  senderName: "",
  senderBank: "",
  receiverName: "",
  receiverBank: "",
  reference: "",
};

export const SLIPS_FAULTS: Readonly<Record<string, Fault>> = {
  "slips/one-slip-one-credit": accepts("requestSlipDeposit", ["slip-duplicate"], {
    id: "x",
    amount: 1,
    status: "checking",
    reference: "",
    createdAt: "2026-11-20T05:00:00.000Z",
    timeline: [],
  }),
  "slips/slip-has-the-banks-amount": replies("getCredit", (reply) => ({ ...reply, credit: reply.credit + 0.01 })),
  "slips/rejected-slip-credits-nothing": replies("getCredit", (reply, count) => ({
    ...reply,
    credit: count === 2 ? 9 : 0,
  })),
  "slips/slips-by-hand-credit-once": replies("getCredit", (reply) => ({ ...reply, credit: 9 })),
  "slips/wrong-slips-are-refused": accepts("verifySlip", ["slip-not-a-slip"], REVIEW),
};
