import * as v from "valibot";
import { SLIP_STATUSES } from "../../../core/wallet/statuses.ts";
import { assumed } from "../field.ts";
import { baht, id, isoTime, maybe, requestedBaht, typedText } from "../scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(SLIP_STATUSES);

/** The text of a slip's mini QR. */
const payload = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512), v.regex(/^[^\p{Cc}\p{Cs}]+$/u));

export const slipPayloadBody = v.object({ payload: assumed(payload) });

/** The bank's details of the transfer. */
export const slipReview = v.object({
  slipId: assumed(id),
  amount: assumed(baht),
  transferredAt: assumed(isoTime),
  senderName: assumed(v.string()),
  senderBank: assumed(v.string()),
  receiverName: assumed(v.string()),
  receiverBank: assumed(v.string()),
  /** The bank's reference of the transfer. */
  reference: assumed(v.string()),
});

export const slipIdBody = v.object({ slipId: assumed(typedText) });

/** A slip for staff to look up. The member states the amount. */
export const manualSlipBody = v.object({ payload: assumed(payload), amount: assumed(requestedBaht) });

export const slipRequest = v.object({
  id: assumed(id),
  amount: assumed(baht),
  status: assumed(status),
  reference: assumed(v.string()),
  createdAt: assumed(isoTime),
  timeline: assumed(timelineOf(status)),
  idempotencyKey: assumed(maybe(v.string())),
});

export const slipRequests = v.array(slipRequest);
