import type * as v from "valibot";
import type { credit } from "../../../contracts/schemas/credit.ts";
import type {
  depositBonuses,
  depositRequest,
  historyPage,
  receivingAccount,
  slipRequest,
  slipReview,
  withdrawalRequest,
} from "../../../contracts/schemas/wallet.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import type {
  Bonus,
  Credit,
  DepositBonuses,
  DepositRequest,
  HistoryPage,
  ReceivingAccount,
  SlipRequest,
  SlipReview,
  TimelineStep,
  WithdrawalRequest,
} from "../../../core/wallet/model.ts";
import { memberBankAccountToWire } from "./member-to-wire.ts";

export function creditToWire({ creditSatang, points, asOf }: Credit): v.InferInput<typeof credit> {
  return { credit: toBaht(creditSatang), point: points, at: toIso(asOf) };
}

export function receivingAccountToWire(account: ReceivingAccount): v.InferInput<typeof receivingAccount> {
  return {
    bankId: account.accountNumber,
    bankName: account.bank ?? account.bankName,
    accountName: account.accountName,
  };
}

export function depositToWire(request: DepositRequest): v.InferInput<typeof depositRequest> {
  const { id, amountSatang, bonus, status, createdAt, expiresAt, account, timeline, intent } = request;
  return {
    id,
    amount: toBaht(amountSatang),
    ...(bonus && { bonus: bonusToWire(bonus) }),
    status,
    createdAt: toIso(createdAt),
    expiresAt: expiresAt === undefined ? null : toIso(expiresAt),
    account: account && receivingAccountToWire(account),
    timeline: timelineToWire(timeline),
    idempotencyKey: intent,
  };
}

function bonusToWire({ amountSatang, turnoverSatang, lastDay }: Bonus) {
  return { amount: toBaht(amountSatang), turnover: toBaht(turnoverSatang), lastDay };
}

export function depositBonusesToWire({ offer, running }: DepositBonuses): v.InferInput<typeof depositBonuses> {
  return {
    offer: offer && {
      rate: offer.ratePercent,
      endBonus: toBaht(offer.endBonusSatang),
      maximum: toBaht(offer.maximumSatang),
      turnoverTimes: offer.turnoverTimes,
      lastDay: offer.lastDay,
    },
    running: running && { ...bonusToWire(running), played: toBaht(running.playedSatang) },
  };
}

export function withdrawalToWire(request: WithdrawalRequest): v.InferInput<typeof withdrawalRequest> {
  const { id, amountSatang, status, createdAt, attempt, account, timeline, intent } = request;
  return {
    id,
    amount: toBaht(amountSatang),
    status,
    createdAt: toIso(createdAt),
    attempt,
    user_bank: account && memberBankAccountToWire(account),
    timeline: timelineToWire(timeline),
    idempotencyKey: intent,
  };
}

export function slipToWire(request: SlipRequest): v.InferInput<typeof slipRequest> {
  const { id, amountSatang, bonus, status, reference, createdAt, timeline, intent } = request;
  return {
    id,
    amount: toBaht(amountSatang),
    ...(bonus && { bonus: bonusToWire(bonus) }),
    status,
    reference,
    createdAt: toIso(createdAt),
    timeline: timelineToWire(timeline),
    idempotencyKey: intent,
  };
}

export function slipReviewToWire(review: SlipReview): v.InferInput<typeof slipReview> {
  const { amountSatang, transferredAt, ...names } = review;
  return { ...names, amount: toBaht(amountSatang), transferredAt: toIso(transferredAt) };
}

export function historyPageToWire({ items, next }: HistoryPage): v.InferInput<typeof historyPage> {
  return {
    items: items.map(({ id, kind, at, creditSatang, points, balanceSatang, reference, title }) => ({
      id,
      kind,
      at: toIso(at),
      amount: toBaht(creditSatang),
      point: points,
      balance: balanceSatang === undefined ? null : toBaht(balanceSatang),
      reference,
      title,
    })),
    next,
  };
}

function timelineToWire<Status extends string>(timeline: readonly TimelineStep<Status>[]) {
  return timeline.map(({ status, at, reason }) => ({ status, at: toIso(at), reason }));
}
