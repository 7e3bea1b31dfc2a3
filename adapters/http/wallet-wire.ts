import type * as v from "valibot";
import type { credit } from "../../contracts/schemas/credit.ts";
import type { historyPage } from "../../contracts/schemas/history.ts";
import type { slipRequest, slipReview } from "../../contracts/schemas/slip.ts";
import type { withdrawalRequest } from "../../contracts/schemas/withdrawal.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import type { Credit, HistoryPage, SlipRequest, SlipReview, WithdrawalRequest } from "../../core/wallet/model.ts";
import { bankAccountOf } from "./member-wire.ts";
import { satangOf } from "./money-wire.ts";
import { intentOf, timelineOf } from "./request-wire.ts";
import { instantOf, maybeInstant } from "./time-wire.ts";

/** Where the backend does not say when its answer was true, it was no earlier than the question. */
export function creditOf(wire: v.InferOutput<typeof credit>, askedAt: Instant): Credit {
  return { creditSatang: satangOf(wire.credit), points: wire.point, asOf: maybeInstant(wire.at) ?? askedAt };
}

export function withdrawalOf(wire: v.InferOutput<typeof withdrawalRequest>): WithdrawalRequest {
  return {
    id: wire.id,
    amountSatang: satangOf(wire.amount),
    status: wire.status,
    createdAt: instantOf(wire.createdAt),
    attempt: wire.attempt ?? 1,
    account: wire.user_bank ? bankAccountOf(wire.user_bank) : undefined,
    timeline: timelineOf(wire.timeline),
    intent: intentOf(wire.idempotencyKey),
  };
}

export function slipReviewOf({ amount, transferredAt, ...rest }: v.InferOutput<typeof slipReview>): SlipReview {
  return { ...rest, amountSatang: satangOf(amount), transferredAt: instantOf(transferredAt) };
}

export function slipOf(wire: v.InferOutput<typeof slipRequest>): SlipRequest {
  return {
    id: wire.id,
    amountSatang: satangOf(wire.amount),
    status: wire.status,
    reference: wire.reference,
    createdAt: instantOf(wire.createdAt),
    timeline: timelineOf(wire.timeline),
    intent: intentOf(wire.idempotencyKey),
  };
}

export function historyPageOf({ items, next }: v.InferOutput<typeof historyPage>): HistoryPage {
  return {
    items: items.map((item) => ({
      id: item.id,
      kind: item.kind,
      at: instantOf(item.at),
      creditSatang: satangOf(item.amount),
      points: item.point,
      balanceSatang: typeof item.balance === "number" ? satangOf(item.balance) : undefined,
      reference: item.reference,
      title: item.title ?? undefined,
    })),
    next: next ?? undefined,
  };
}
