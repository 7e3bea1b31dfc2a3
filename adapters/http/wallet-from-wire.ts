import type * as v from "valibot";
import type {
  deposit,
  depositBonuses,
  depositRequest,
  historyPage,
  receivingAccount,
  slipRequest,
  slipReview,
  withdrawalRequest,
} from "../../contracts/schemas/wallet.ts";
import { baht } from "../../core/shared/money.ts";
import type {
  Bonus,
  DepositBonuses,
  DepositInfo,
  DepositRequest,
  HistoryPage,
  ReceivingAccount,
  SlipRequest,
  SlipReview,
  WithdrawalRequest,
} from "../../core/wallet/model.ts";
import {
  dayFromWire,
  instantFromWire,
  intentFromWire,
  optionalInstantFromWire,
  timelineFromWire,
} from "./from-wire.ts";
import { bankAccountFromWire, memberBankAccountFromWire } from "./member-from-wire.ts";

export function withdrawalFromWire(wire: v.InferOutput<typeof withdrawalRequest>): WithdrawalRequest {
  return {
    id: wire.id,
    amountSatang: baht(wire.amount),
    status: wire.status,
    createdAt: instantFromWire(wire.createdAt),
    attempt: wire.attempt ?? 1,
    account: wire.user_bank ? memberBankAccountFromWire(wire.user_bank) : undefined,
    timeline: timelineFromWire(wire.timeline),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

export function slipReviewFromWire({ amount, transferredAt, ...rest }: v.InferOutput<typeof slipReview>): SlipReview {
  return { ...rest, amountSatang: baht(amount), transferredAt: instantFromWire(transferredAt) };
}

export function slipFromWire(wire: v.InferOutput<typeof slipRequest>): SlipRequest {
  return {
    id: wire.id,
    amountSatang: baht(wire.amount),
    bonus: wire.bonus ? bonusFromWire(wire.bonus) : undefined,
    status: wire.status,
    reference: wire.reference,
    createdAt: instantFromWire(wire.createdAt),
    timeline: timelineFromWire(wire.timeline),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

export function historyPageFromWire({ items, next }: v.InferOutput<typeof historyPage>): HistoryPage {
  return {
    items: items.map((item) => ({
      id: item.id,
      kind: item.kind,
      at: instantFromWire(item.at),
      creditSatang: baht(item.amount),
      points: item.point,
      balanceSatang: typeof item.balance === "number" ? baht(item.balance) : undefined,
      reference: item.reference,
      title: item.title ?? undefined,
    })),
    next: next ?? undefined,
  };
}

export function depositInfoFromWire({ bankTransfer: info }: v.InferOutput<typeof deposit>): DepositInfo {
  return {
    accounts: info.accounts.map(receivingAccountFromWire),
    promptPayId: info.promptPayId ?? undefined,
    minimumSatang: baht(info.minimum),
    maximumSatang: baht(info.maximum),
  };
}

export function depositFromWire(wire: v.InferOutput<typeof depositRequest>): DepositRequest {
  return {
    id: wire.id,
    amountSatang: baht(wire.amount),
    bonus: wire.bonus ? bonusFromWire(wire.bonus) : undefined,
    status: wire.status,
    createdAt: instantFromWire(wire.createdAt),
    expiresAt: optionalInstantFromWire(wire.expiresAt),
    account: wire.account ? receivingAccountFromWire(wire.account) : undefined,
    timeline: timelineFromWire(wire.timeline),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

function receivingAccountFromWire(wire: v.InferOutput<typeof receivingAccount>): ReceivingAccount {
  return { ...bankAccountFromWire(wire), accountName: wire.accountName };
}

export function depositBonusesFromWire({ offer, running }: v.InferOutput<typeof depositBonuses>): DepositBonuses {
  return {
    offer: offer
      ? {
          ratePercent: offer.rate,
          endBonusSatang: baht(offer.endBonus),
          maximumSatang: baht(offer.maximum),
          turnoverTimes: offer.turnoverTimes,
          lastDay: dayFromWire(offer.lastDay),
        }
      : undefined,
    running: running ? { ...bonusFromWire(running), playedSatang: baht(running.played) } : undefined,
  };
}

function bonusFromWire(wire: NonNullable<v.InferOutput<typeof depositRequest>["bonus"]>): Bonus {
  return {
    amountSatang: baht(wire.amount),
    turnoverSatang: baht(wire.turnover),
    lastDay: dayFromWire(wire.lastDay),
  };
}
