import type * as v from "valibot";
import type { walletEndpoints } from "../endpoints/wallet.ts";
import { EXAMPLE_MEMBER, type ExamplesOf } from "./examples-of.ts";

type ReplyOf<Name extends keyof typeof walletEndpoints> = v.InferInput<(typeof walletEndpoints)[Name]["reply"]>;

const ACCOUNT = { bankId: "0123456789", bankName: "004", accountName: "บริษัท สนามดี จำกัด" };

const DEPOSIT = {
  id: "D-691120-W9TMA33Z",
  amount: 1000,
  status: "awaiting-transfer",
  createdAt: "2026-11-20T05:00:00.000Z",
  expiresAt: "2026-11-20T05:15:00.000Z",
  account: ACCOUNT,
  timeline: [{ status: "awaiting-transfer", at: "2026-11-20T05:00:00.000Z" }],
  idempotencyKey: "intent-20261120-000004",
} satisfies ReplyOf<"requestDeposit">;

const TRANSFERRED = { status: "checking" as const, at: DEPOSIT.createdAt };

const CREDITED_DEPOSIT = {
  ...DEPOSIT,
  status: "credited" as const,
  timeline: [...DEPOSIT.timeline, TRANSFERRED, { status: "credited" as const, at: "2026-11-20T05:00:03.000Z" }],
};

const WITHDRAWAL = {
  id: "W-691120-XFJP5G2K",
  amount: 500,
  status: "checking",
  createdAt: "2026-11-20T05:00:20.000Z",
  attempt: 1,
  user_bank: { uuid: "ae18aefd-9ff8-4085-88cf-8d6ab84300fd", bankId: "1234567890", bankName: "004" },
  timeline: [{ status: "checking", at: "2026-11-20T05:00:20.000Z" }],
  idempotencyKey: "intent-20261120-000008",
} satisfies ReplyOf<"withdraw">;

const REJECTED_WITHDRAWAL = {
  ...WITHDRAWAL,
  status: "rejected" as const,
  timeline: [
    ...WITHDRAWAL.timeline,
    { status: "rejected" as const, at: WITHDRAWAL.createdAt, reason: "ชื่อบัญชีไม่ตรงกับชื่อสมาชิก" },
  ],
};

const SLIP = {
  id: "S-691120-Q576W01Y",
  amount: 300,
  status: "checking",
  reference: "202611201200100000N5C08T00UDFI",
  createdAt: "2026-11-20T05:00:10.000Z",
  timeline: [{ status: "checking", at: "2026-11-20T05:00:10.000Z" }],
  idempotencyKey: "intent-20261120-000007",
} satisfies ReplyOf<"requestSlipDeposit">;

export const walletExamples = {
  getCredit: {
    params: { username: EXAMPLE_MEMBER.username },
    body: { balanceType: "credit" },
    reply: { credit: 1000, point: 0, at: "2026-11-20T05:00:10.000Z" },
  },
  deposit: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: {
      bankTransfer: {
        accounts: [ACCOUNT],
        promptPayId: "0999999999990",
        minimum: 1,
        maximum: 2000000,
      },
      history: [CREDITED_DEPOSIT],
    },
  },
  depositBonuses: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: {
      offer: { rate: 5, endBonus: 9.99, maximum: 500, turnoverTimes: 5, lastDay: "2026-11-27" },
    },
  },
  requestDeposit: {
    body: { amount: 1000 },
    reply: DEPOSIT,
  },
  myDepositRequests: {
    reply: [CREDITED_DEPOSIT],
  },
  cancelDeposit: {
    body: { id: "D-691120-5R9PT15P" },
    reply: {
      ...DEPOSIT,
      id: "D-691120-5R9PT15P",
      amount: 500,
      status: "cancelled",
      timeline: [...DEPOSIT.timeline, { status: "cancelled", at: DEPOSIT.createdAt }],
      idempotencyKey: "intent-20261120-000002",
    },
  },
  confirmTransfer: {
    body: { id: "D-691120-W9TMA33Z" },
    reply: { ...DEPOSIT, status: "checking", timeline: [...DEPOSIT.timeline, TRANSFERRED] },
  },
  withdrawHistory: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: [REJECTED_WITHDRAWAL],
  },
  withdrawRequests: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    reply: [REJECTED_WITHDRAWAL],
  },
  retryWithdraw: {
    body: { id: "W-691120-XFJP5G2K" },
    reply: {
      ...WITHDRAWAL,
      attempt: 2,
      timeline: [...REJECTED_WITHDRAWAL.timeline, { status: "checking", at: "2026-11-20T05:01:20.000Z" }],
      idempotencyKey: "intent-20261120-000009",
    },
  },
  withdraw: {
    params: { uuid: EXAMPLE_MEMBER.uuid },
    body: { amount: 500 },
    reply: WITHDRAWAL,
  },
  verifySlip: {
    body: { payload: "00510006000001010300402302026112012001000012KW07T00YPNC5102TH91045B4F" },
    reply: {
      slipId: "004-2026112012001000012KW07T00YPNC",
      senderName: "กิตติ ใจดี",
      senderBank: "กสิกรไทย",
      receiverName: "บริษัท สนามดี จำกัด",
      receiverBank: "กสิกรไทย",
      reference: "2026112012001000012KW07T00YPNC",
      amount: 500,
      transferredAt: "2026-11-20T05:00:10.000Z",
    },
  },
  confirmSlip: {
    body: { slipId: "004-2026112012001000012KW07T00YPNC" },
    reply: {
      id: "S-691120-P8G2GDR5",
      amount: 500,
      status: "checking",
      reference: "2026112012001000012KW07T00YPNC",
      createdAt: "2026-11-20T05:00:10.000Z",
      timeline: [{ status: "checking", at: "2026-11-20T05:00:10.000Z" }],
      idempotencyKey: "intent-20261120-000006",
    },
  },
  requestSlipDeposit: {
    body: { payload: "0051000600000101030040230202611201200100000N5C08T00UDFI5102TH9104EE70", amount: 300 },
    reply: SLIP,
  },
  mySlipRequests: {
    reply: [
      {
        ...SLIP,
        status: "credited",
        timeline: [...SLIP.timeline, { status: "credited", at: "2026-11-20T05:00:13.000Z" }],
      },
    ],
  },
  transactionHistory: {
    body: { kinds: ["deposit", "withdrawal"], from: "2026-11-01", to: "2026-11-20", limit: 10 },
    reply: {
      items: [
        {
          id: "17",
          kind: "withdrawal",
          at: "2026-11-20T05:01:20.000Z",
          amount: -500,
          point: 0,
          balance: 1300,
          reference: "W-691120-XFJP5G2K",
        },
      ],
    },
  },
} satisfies ExamplesOf<typeof walletEndpoints>;
