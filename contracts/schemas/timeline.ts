import * as v from "valibot";
import { assumed } from "./field.ts";
import { isoTime, maybe } from "./scalars.ts";

/** The steps a request took, oldest first; `reason` is a sentence that can be shown. */
export function timelineOf<const Statuses extends v.GenericSchema<string>>(status: Statuses) {
  return v.array(v.object({ status: assumed(status), at: assumed(isoTime), reason: assumed(maybe(v.string())) }));
}
