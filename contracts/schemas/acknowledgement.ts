import * as v from "valibot";
import { assumed } from "./field.ts";
import { maybe } from "./scalars.ts";

/** The reply of a call that returns nothing but its success. The body may be missing. */
export const acknowledgement = maybe(v.object({ message: assumed(maybe(v.string())) }));
