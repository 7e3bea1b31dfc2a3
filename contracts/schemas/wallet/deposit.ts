import * as v from "valibot";
import { DEPOSIT_STATUSES } from "../../../core/wallet/statuses.ts";
import { assumed } from "../field.ts";
import { baht, id, isoTime, maybe, requestedBaht, typedText } from "../scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(DEPOSIT_STATUSES);

/** An account of the operator. */
export const receivingAccount = v.object({
  bankId: assumed(id),
  bankName: assumed(id),
  accountName: assumed(v.string()),
});

export const depositRequest = v.object({
  id: assumed(id),
  amount: assumed(baht),
  status: assumed(status),
  createdAt: assumed(isoTime),
  /** Deadline of the transfer. */
  expiresAt: assumed(maybe(isoTime)),
  /** The account that receives the transfer. */
  account: assumed(maybe(receivingAccount)),
  timeline: assumed(timelineOf(status)),
  /** The key of the request. It shows the outcome of a request whose reply was lost. */
  idempotencyKey: assumed(maybe(v.string())),
});

export const depositRequests = v.array(depositRequest);

/** The spec's "Deposit": transfer details and history. Open requests have a call of their own. */
export const deposit = v.object({
  bankTransfer: assumed(
    v.object({
      accounts: assumed(v.array(receivingAccount)),
      /** A phone, tax id or e-wallet number. */
      promptPayId: assumed(maybe(id)),
      minimum: assumed(baht),
      maximum: assumed(baht),
    }),
  ),
  history: assumed(depositRequests),
});

export const depositBody = v.object({ amount: assumed(requestedBaht) });

export const depositIdBody = v.object({ id: assumed(typedText) });
