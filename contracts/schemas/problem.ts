import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { maybe } from "./scalars.ts";

/** The body of every failed reply. The spec names only the message (section 8). */
export const problem = v.object({
  message: spec(v.string()),
  /** A refusal's code, or a code of the backend. 500256 may be a number. */
  code: assumed(maybe(v.union([v.string(), v.number()]))),
  /** Dotted path of the wrong value. */
  field: assumed(maybe(v.string())),
  /** The values in the sentence. Amounts are in satang, under names that end in Satang; instants are in epoch milliseconds. */
  facts: assumed(maybe(v.record(v.string(), v.union([v.string(), v.number()])))),
  /** Names the request in the backend's log. */
  requestId: assumed(maybe(v.string())),
});
