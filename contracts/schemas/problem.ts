import * as v from "valibot";
import { assumed, spec } from "./field.ts";
import { maybe } from "./scalars.ts";

/** The body of every failed reply. The spec names the message only (section 8). */
export const problem = v.object({
  message: spec(v.string()),
  /** A refusal's code, or the backend's own: 500256 may stand here as a number. */
  code: assumed(maybe(v.union([v.string(), v.number()]))),
  /** Dotted path of the value at fault. */
  field: assumed(maybe(v.string())),
  /** What the sentence was made of; amounts in satang under names that end in Satang, instants in epoch milliseconds. */
  facts: assumed(maybe(v.record(v.string(), v.union([v.string(), v.number()])))),
});
