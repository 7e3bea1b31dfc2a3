import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { baht, isoTime, maybe } from "./scalars.ts";

/** Which balance the caller wants read anew; the spec names the field, its values are ours. */
const BALANCE_TYPES = ["credit", "point"] as const;

export const creditBody = v.object({ balanceType: spec(v.picklist(BALANCE_TYPES)) });

/** Both balances, whichever was asked for. */
export const credit = v.object({
  credit: assumed(baht),
  point: assumed(v.number()),
  /** When they were true. */
  at: assumed(maybe(isoTime)),
});
