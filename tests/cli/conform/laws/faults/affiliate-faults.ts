import { accepts, type Fault, replies } from "../fault.ts";

export const AFFILIATE_FAULTS: Readonly<Record<string, Fault>> = {
  "affiliate/shares-and-closing": replies("affiliateBonus", (reply) => ({
    ...reply,
    byType: reply.byType && { ...reply.byType, af: reply.byType.af + 0.01 },
  })),
  "affiliate/withdrawal-moves-to-the-credit": accepts("affiliateWithdraw", ["affiliate-insufficient"], {
    id: "x",
    amount: 1,
    type: "af",
    at: "2026-11-20T05:00:00.000Z",
  }),
  "affiliate/logs-add-up": replies("affiliateLog", (reply) => reply.slice(1)),
  "affiliate/friends-are-masked": replies("inviter", (reply) => ({ ...reply, name: "สมาชิก ทดสอบ" })),
};
