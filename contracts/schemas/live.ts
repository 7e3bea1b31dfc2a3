import * as v from "valibot";
import { LIVE_SUBJECTS } from "../../core/site/live.ts";
import { assumed } from "./field.ts";
import { id, maybe } from "./scalars.ts";

/** The data of one event of the stream: what changed and should be read again. */
export const liveChange = v.object({
  what: assumed(v.picklist(LIVE_SUBJECTS)),
  /** The request's id. */
  id: assumed(maybe(id)),
});
