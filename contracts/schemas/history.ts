import * as v from "valibot";
import { HISTORY_KINDS } from "../../core/wallet/model.ts";
import { assumed } from "./field.ts";
import { cursor, limit, pageOf } from "./paging.ts";
import { baht, id, isoDay, isoTime, maybe } from "./scalars.ts";

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
