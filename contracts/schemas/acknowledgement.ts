import * as v from "valibot";
import { assumed } from "./field.ts";
import { maybe } from "./scalars.ts";

/** The reply of a call whose success says it all; the body may be missing. */
export const acknowledgement = maybe(v.object({ message: assumed(maybe(v.string())) }));
