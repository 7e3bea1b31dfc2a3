import * as v from "valibot";
import { WITHDRAWAL_STATUSES } from "../../core/wallet/statuses.ts";
import { assumed, spec } from "./field.ts";
import { userBank } from "./member.ts";
import { askedBaht, baht, count, id, isoTime, maybe, typedText } from "./scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(WITHDRAWAL_STATUSES);

export const withdrawalRequest = v.object({
  id: assumed(id),
  amount: spec(baht),
  status: assumed(status),
  createdAt: assumed(isoTime),
  /** 1 for the first; each retry is the next. */
  attempt: assumed(maybe(count)),
  user_bank: assumed(maybe(userBank)),
  timeline: assumed(timelineOf(status)),
  /** The key of the latest attempt. */
  idempotencyKey: assumed(maybe(v.string())),
});

export const withdrawalRequests = v.array(withdrawalRequest);

export const withdrawalAsked = v.object({ amount: spec(askedBaht) });

export const withdrawalNamed = v.object({ id: assumed(typedText) });
