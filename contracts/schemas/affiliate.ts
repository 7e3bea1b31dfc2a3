import * as v from "valibot";
import { AFFILIATE_LOG_TYPES } from "../../core/affiliate/model.ts";
import { assumed, baht, id, isoDay, isoTime, maybe, requestedBaht, spec } from "./scalars.ts";

const type = v.picklist(AFFILIATE_LOG_TYPES);

export const affiliateBonus = v.object({
  balance: spec(baht),
  /** The parts of the balance; their sum is the balance. */
  byType: assumed(maybe(v.object({ af: assumed(baht), wl: assumed(baht) }))),
});

/** Newest first. */
export const affiliateDownline = v.array(
  v.object({
    /** Masked by the backend. */
    username: assumed(v.string()),
    joinedAt: assumed(maybe(isoTime)),
  }),
);

export const affiliateCode = v.object({ code: spec(id) });

export const affiliateWithdrawalBody = v.object({ amount: spec(requestedBaht), type: spec(type) });

export const affiliateWithdrawal = v.object({
  id: assumed(id),
  amount: assumed(baht),
  type: assumed(type),
  /** Affiliate balance after the withdrawal. */
  balance: assumed(maybe(baht)),
  at: assumed(isoTime),
  idempotencyKey: assumed(maybe(v.string())),
});

/** First and last Bangkok day, both included. */
const range = { start: spec(isoDay), end: spec(isoDay) } as const;

export const downlineBonusBody = v.object(range);

export const downlineBonus = v.object({
  /** By username. */
  downline_users: spec(v.record(v.string(), v.object({ bonus: assumed(baht), staked: assumed(maybe(baht)) }))),
  total_bonus: spec(baht),
});

export const affiliateLogBody = v.object({ type: spec(type), ...range });

/** Newest first. */
export const affiliateLog = v.array(
  v.object({
    id: assumed(id),
    type: assumed(type),
    at: assumed(isoTime),
    /** Signed: a withdrawal is negative. */
    amount: assumed(baht),
    /** The downline member whose play gave it; masked by the backend. */
    title: assumed(maybe(v.string())),
    /** The key of a withdrawal. It shows whether a withdrawal whose reply was lost was made. */
    idempotencyKey: assumed(maybe(v.string())),
  }),
);
