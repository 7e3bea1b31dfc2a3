import * as v from "valibot";
import { HISTORY_KINDS } from "../../core/wallet/model.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../core/wallet/statuses.ts";
import { userBank } from "./member.ts";
import {
  assumed,
  baht,
  count,
  cursor,
  id,
  isoDay,
  isoTime,
  limit,
  maybe,
  pageOf,
  requestedBaht,
  spec,
  typedText,
} from "./scalars.ts";

/** The steps of a request, oldest first. `reason` is a sentence to show. */
export function timelineOf<const Statuses extends v.GenericSchema<string>>(status: Statuses) {
  return v.array(v.object({ status: assumed(status), at: assumed(isoTime), reason: assumed(maybe(v.string())) }));
}

const depositStatus = v.picklist(DEPOSIT_STATUSES);

/** An account of the operator. */
export const receivingAccount = v.object({
  bankId: assumed(id),
  bankName: assumed(id),
  accountName: assumed(v.string()),
});

/** A bonus on a deposit: stakes of `turnover` by the end of `lastDay` free the credit. */
const bonus = v.object({ amount: assumed(baht), turnover: assumed(baht), lastDay: assumed(isoDay) });

export const depositRequest = v.object({
  id: assumed(id),
  amount: assumed(baht),
  /** The bonus that it takes or earns. It is credited with the deposit. */
  bonus: assumed(maybe(bonus)),
  status: assumed(depositStatus),
  createdAt: assumed(isoTime),
  /** Deadline of the transfer. */
  expiresAt: assumed(maybe(isoTime)),
  /** The account that receives the transfer. */
  account: assumed(maybe(receivingAccount)),
  timeline: assumed(timelineOf(depositStatus)),
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

/** `bonus` is the bonus that the member was shown and takes. Left out, the deposit takes none. */
export const depositBody = v.object({ amount: assumed(requestedBaht), bonus: assumed(v.optional(requestedBaht)) });

export const depositBonuses = v.object({
  /** What the next deposit can take. Missing outside the bonus periods and while a bonus is running. */
  offer: assumed(
    maybe(
      v.object({
        /** Percent of the amount. */
        rate: assumed(v.number()),
        /** On top for an amount that ends in the same satang. */
        endBonus: assumed(baht),
        /** The largest bonus of one deposit. */
        maximum: assumed(baht),
        /** How many times amount and bonus must be staked. */
        turnoverTimes: assumed(v.number()),
        lastDay: assumed(isoDay),
      }),
    ),
  ),
  /** The bonus whose turnover is not played yet. */
  running: assumed(maybe(v.object({ ...bonus.entries, played: assumed(baht) }))),
});

export const depositIdBody = v.object({ id: assumed(typedText) });

const withdrawalStatus = v.picklist(WITHDRAWAL_STATUSES);

export const withdrawalRequest = v.object({
  id: assumed(id),
  amount: spec(baht),
  status: assumed(withdrawalStatus),
  createdAt: assumed(isoTime),
  /** 1 for the first attempt; each retry adds 1. */
  attempt: assumed(maybe(count)),
  user_bank: assumed(maybe(userBank)),
  timeline: assumed(timelineOf(withdrawalStatus)),
  /** The key of the latest attempt. */
  idempotencyKey: assumed(maybe(v.string())),
});

export const withdrawalRequests = v.array(withdrawalRequest);

export const withdrawalBody = v.object({ amount: spec(requestedBaht) });

export const withdrawalIdBody = v.object({ id: assumed(typedText) });

const slipStatus = v.picklist(SLIP_STATUSES);

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
  /** The bonus that it earns. It is credited with the slip. */
  bonus: assumed(maybe(bonus)),
  status: assumed(slipStatus),
  reference: assumed(v.string()),
  createdAt: assumed(isoTime),
  timeline: assumed(timelineOf(slipStatus)),
  idempotencyKey: assumed(maybe(v.string())),
});

export const slipRequests = v.array(slipRequest);

const kind = v.picklist(HISTORY_KINDS);

export const historyBody = v.object({
  /** Every kind by default. */
  kinds: assumed(v.optional(v.array(kind))),
  /** First and last Bangkok day, both included. */
  from: assumed(v.optional(isoDay)),
  to: assumed(v.optional(isoDay)),
  /** The `next` of the previous page. */
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limit)),
});

export const historyPage = pageOf(
  v.object({
    id: assumed(id),
    kind: assumed(kind),
    at: assumed(isoTime),
    /** Positive for money that came in. */
    amount: assumed(baht),
    point: assumed(v.number()),
    /** Credit after this line. */
    balance: assumed(maybe(baht)),
    reference: assumed(v.string()),
    title: assumed(maybe(v.string())),
  }),
);
