import * as v from "valibot";
import { assumed } from "./field.ts";
import { id, isoTime, maybe, typedText } from "./scalars.ts";

const deviceSession = v.object({
  /** Names the session and opens nothing. */
  id: assumed(id),
  /** Browser and system in words. */
  title: assumed(v.string()),
  /** Where the sign-in came from, shortened by the backend. */
  address: assumed(maybe(v.string())),
  signedInAt: assumed(isoTime),
  lastSeenAt: assumed(isoTime),
  /** The device that asks. */
  current: assumed(v.boolean()),
});

export const deviceList = v.object({ items: assumed(v.array(deviceSession)) });

/** Without an id: every device but the one that asks. */
export const signOutDeviceBody = v.object({ id: assumed(v.optional(typedText)) });
