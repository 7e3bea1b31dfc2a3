import * as v from "valibot";
import { WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";
import { assumed, spec } from "../field.ts";
import { userBank } from "../member.ts";
import { baht, count, id, isoTime, maybe, requestedBaht, typedText } from "../scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(WITHDRAWAL_STATUSES);

export const withdrawalRequest = v.object({
  id: assumed(id),
  amount: spec(baht),
  status: assumed(status),
  createdAt: assumed(isoTime),
  /** 1 for the first attempt; each retry adds 1. */
  attempt: assumed(maybe(count)),
  user_bank: assumed(maybe(userBank)),
  timeline: assumed(timelineOf(status)),
  /** The key of the latest attempt. */
  idempotencyKey: assumed(maybe(v.string())),
});

export const withdrawalRequests = v.array(withdrawalRequest);

export const withdrawalBody = v.object({ amount: spec(requestedBaht) });

export const withdrawalIdBody = v.object({ id: assumed(typedText) });
