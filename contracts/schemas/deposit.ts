import * as v from "valibot";
import { DEPOSIT_STATUSES } from "../../core/wallet/statuses.ts";
import { assumed } from "./field.ts";
import { askedBaht, baht, id, isoTime, maybe, typedText } from "./scalars.ts";
import { timelineOf } from "./timeline.ts";

const status = v.picklist(DEPOSIT_STATUSES);

/** An account of the operator's. */
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
  /** Until when the transfer is waited for. */
  expiresAt: assumed(maybe(isoTime)),
  /** Where the money is to go. */
  account: assumed(maybe(receivingAccount)),
  timeline: assumed(timelineOf(status)),
  /** The key it was asked for under, so that an unknown outcome can be settled by reading back. */
  idempotencyKey: assumed(maybe(v.string())),
});

export const depositRequests = v.array(depositRequest);

/** The spec's "Deposit": bank transfer info and history; the requests have a call of their own. */
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

export const depositAsked = v.object({ amount: assumed(askedBaht) });

export const depositNamed = v.object({ id: assumed(typedText) });
