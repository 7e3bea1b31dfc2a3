import * as v from "valibot";
import { assumed, baht, isoTime, maybe, spec } from "./scalars.ts";

/** The balance that the caller wants. The spec names the field; the values are our own. */
const BALANCE_TYPES = ["credit", "point"] as const;

export const creditBody = v.object({ balanceType: spec(v.picklist(BALANCE_TYPES)) });

/** Always both balances. */
export const credit = v.object({
  credit: assumed(baht),
  point: assumed(v.number()),
  /** Time of the balances. */
  at: assumed(maybe(isoTime)),
});
