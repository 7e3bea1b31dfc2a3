import * as v from "valibot";
import { assumed } from "../field.ts";
import { cursor, limitText, pageOf } from "../paging.ts";
import { baht, id, isoTime, maybe, typedText } from "../scalars.ts";

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

export const activityQuery = v.object({
  /** The `next` of the previous page. */
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limitText)),
});

const activity = v.object({
  id: assumed(id),
  at: assumed(isoTime),
  /** `sign-in`, `request-withdrawal` and so on. */
  action: assumed(id),
  /** `done`, the code of a refusal, or `failed`. */
  outcome: assumed(id),
  by: assumed(v.picklist(["member", "staff"])),
  /** In words. */
  device: assumed(maybe(v.string())),
  /** Shortened by the backend. */
  address: assumed(maybe(v.string())),
  amount: assumed(maybe(baht)),
  /** The request, game or reward. */
  reference: assumed(maybe(v.string())),
});

export const activityPage = pageOf(activity);
