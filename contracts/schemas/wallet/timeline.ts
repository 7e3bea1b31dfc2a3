import * as v from "valibot";
import { assumed } from "../field.ts";
import { isoTime, maybe } from "../scalars.ts";

/** The steps of a request, oldest first. `reason` is a sentence to show. */
export function timelineOf<const Statuses extends v.GenericSchema<string>>(status: Statuses) {
  return v.array(v.object({ status: assumed(status), at: assumed(isoTime), reason: assumed(maybe(v.string())) }));
}
