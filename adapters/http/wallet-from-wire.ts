import type * as v from "valibot";
import type { historyPage } from "../../contracts/schemas/history.ts";
import type { slipRequest, slipReview } from "../../contracts/schemas/wallet/slip.ts";
import type { withdrawalRequest } from "../../contracts/schemas/wallet/withdrawal.ts";
import { baht } from "../../core/shared/money.ts";
import type { HistoryPage, SlipRequest, SlipReview, WithdrawalRequest } from "../../core/wallet/model.ts";
import { memberBankAccountFromWire } from "./member-from-wire.ts";
import { intentFromWire, timelineFromWire } from "./request-from-wire.ts";
import { instantFromWire } from "./time-from-wire.ts";

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
