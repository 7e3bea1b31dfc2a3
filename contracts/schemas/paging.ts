import * as v from "valibot";
import { assumed } from "./field.ts";
import { maybe } from "./scalars.ts";

/** The `next` of the previous page: printable ASCII, because it is also sent in an address. */
export const cursor = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[!-~]+$/));
export const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

export const pageBody = v.object({ cursor: assumed(v.optional(cursor)), limit: assumed(v.optional(limit)) });

/** A limit in a query string. */
export const limitText = v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number));

/** One page of a list, newest first. The last page has no `next`. */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: assumed(v.array(item)), next: assumed(maybe(cursor)) });
}
