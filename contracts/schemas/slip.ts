import * as v from "valibot";
import { SLIP_STATUSES } from "../../core/wallet/statuses.ts";
import { assumed } from "./field.ts";
import { askedBaht, baht, id, isoTime, maybe, typedText } from "./scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(SLIP_STATUSES);

/** The text of a slip's mini QR. */
const payload = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512));

export const slipScanned = v.object({ payload: assumed(payload) });

/** What the bank says of the transfer. */
export const slipReview = v.object({
  slipId: assumed(id),
  amount: assumed(baht),
  transferredAt: assumed(isoTime),
  senderName: assumed(v.string()),
  senderBank: assumed(v.string()),
  receiverName: assumed(v.string()),
  receiverBank: assumed(v.string()),
  /** The bank's own, of the transfer. */
  reference: assumed(v.string()),
});

export const slipNamed = v.object({ slipId: assumed(typedText) });

/** For staff to look up; the amount is the member's word. */
export const slipByHand = v.object({ payload: assumed(payload), amount: assumed(askedBaht) });

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
