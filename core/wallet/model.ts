import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MemberBankAccount } from "../session/model.ts";
import type { BangkokDate, Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { BankCode } from "./banks.ts";
import type { DepositStatus, SlipStatus, WithdrawalStatus } from "./statuses.ts";

/** A member's credit and points at one moment. */
export interface Credit {
  readonly creditSatang: Satang;
  readonly points: number;
  /** When the backend read it. */
  readonly asOf: Instant;
}

/** The answer with the later time; of two with the same time, the one that came last. */
export function laterCredit(shown: Credit | undefined, answer: Credit): Credit {
  return shown && answer.asOf < shown.asOf ? shown : answer;
}

/** One step of a request; the last one is its current status. */
export interface TimelineStep<Status extends string> {
  readonly status: Status;
  readonly at: Instant;
  /** Why, ready to be shown: the reason of a rejection, for example. */
  readonly reason?: string;
}

/** An account of the operator that receives deposits. */
export interface ReceivingAccount {
  readonly bank: BankCode | undefined;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/** What a member needs before a deposit. */
export interface DepositInfo {
  readonly accounts: readonly ReceivingAccount[];
  /** The operator's PromptPay id (phone, tax id or e-wallet number), for the QR of the exact amount. */
  readonly promptPayId: string | undefined;
  readonly minimumSatang: Satang;
  readonly maximumSatang: Satang;
}

/** The bonus that a deposit can take now. */
export interface BonusOffer {
  readonly ratePercent: number;
  /** On top for an amount that ends in the same satang: 9.99 for every amount that ends in .99. */
  readonly endBonusSatang: Satang;
  readonly maximumSatang: Satang;
  readonly turnoverTimes: number;
  readonly lastDay: BangkokDate;
}

/**
 * The bonus of one deposit. Until its turnover is played nothing can be withdrawn; after its last day it is taken back.
 * One without turnover binds nothing.
 */
export interface Bonus {
  readonly amountSatang: Satang;
  /** The stakes that free the credit. */
  readonly turnoverSatang: Satang;
  readonly lastDay: BangkokDate;
}

/** A bonus whose turnover is not played yet. */
export interface RunningBonus extends Bonus {
  readonly playedSatang: Satang;
}

/** What the backend says about bonuses on deposits. */
export interface DepositBonuses {
  /** What the next deposit can take; undefined outside the periods and while a bonus is running. */
  readonly offer: BonusOffer | undefined;
  readonly running: RunningBonus | undefined;
}

export interface DepositRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  /** The bonus that it takes or earns. It is credited with the deposit. */
  readonly bonus?: Bonus | undefined;
  readonly status: DepositStatus;
  readonly createdAt: Instant;
  /** When the request expires unless the transfer is made. */
  readonly expiresAt: Instant | undefined;
  readonly account: ReceivingAccount | undefined;
  readonly timeline: readonly TimelineStep<DepositStatus>[];
  /** The intent that created it, where the backend shows it; it decides an unknown outcome for certain. */
  readonly intent: IdempotencyKey | undefined;
}

/** The bank's answer about the transfer behind a slip; the member checks it before confirming. */
export interface SlipReview {
  readonly slipId: string;
  readonly amountSatang: Satang;
  readonly transferredAt: Instant;
  readonly senderName: string;
  readonly senderBank: string;
  readonly receiverName: string;
  readonly receiverBank: string;
  /** The bank's transaction reference. */
  readonly reference: string;
}

export interface SlipRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  /** The bonus that it earns. It is credited with the slip. */
  readonly bonus?: Bonus | undefined;
  readonly status: SlipStatus;
  readonly reference: string;
  readonly createdAt: Instant;
  readonly timeline: readonly TimelineStep<SlipStatus>[];
  readonly intent: IdempotencyKey | undefined;
}

/** A slip that the bank has no answer about, for the operator's staff. */
export interface ManualSlip {
  /** The text of the slip's mini QR. */
  readonly payload: string;
  /** The amount as the member states it; staff check it. */
  readonly amountSatang: Satang;
}

export interface WithdrawalRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: WithdrawalStatus;
  readonly createdAt: Instant;
  /** 1 for the first; each retry of a rejected request is its next attempt. */
  readonly attempt: number;
  readonly account: MemberBankAccount | undefined;
  readonly timeline: readonly TimelineStep<WithdrawalStatus>[];
  readonly intent: IdempotencyKey | undefined;
}

export const HISTORY_KINDS = [
  "deposit",
  "withdrawal",
  "game",
  "reward",
  "wheel",
  "flip-card",
  "check-in",
  "affiliate",
  "bonus",
  "refund",
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One line of a member's ledger: it moved credit, points or both. */
export interface HistoryEntry {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly at: Instant;
  /** Signed: positive when credit came in. */
  readonly creditSatang: Satang;
  /** Signed. */
  readonly points: number;
  /** Credit after this line, where the backend sends it. */
  readonly balanceSatang: Satang | undefined;
  /** The request, round or reward behind it. */
  readonly reference: string;
  /** The name of a game or a reward, ready to be shown. */
  readonly title: string | undefined;
}

export interface HistoryQuery {
  /** Empty: every kind. */
  readonly kinds: readonly HistoryKind[];
  /** First and last day, both included. */
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
  /** Where the last page ended, as its `next` says. */
  readonly cursor: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

/** A page, newest first. */
export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}
