import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { SlipStatus } from "./slip-status.ts";
import type { TimelineStep } from "./timeline.ts";

/** What the bank says of the transfer behind a slip; the member looks it over before confirming. */
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
  readonly status: SlipStatus;
  readonly reference: string;
  readonly createdAt: Instant;
  readonly timeline: readonly TimelineStep<SlipStatus>[];
  readonly intent: IdempotencyKey | undefined;
}

/** A slip the bank could not answer for, handed to the operator's staff. */
export interface ManualSlip {
  /** The text of the slip's mini QR. */
  readonly payload: string;
  /** As the member says it, in satang; staff check it. */
  readonly amountSatang: Satang;
}
