import * as v from "valibot";
import { assumed } from "./field.ts";

/** base64url of an uncompressed point of P-256. */
const point = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/));

export const pushState = v.object({
  /** What the browser subscribes with (VAPID, RFC 8292). */
  publicKey: assumed(point),
  /** Whether the backend pushes to the device of this session. */
  on: assumed(v.boolean()),
});

/** A browser's subscription. The backend accepts public hosts over https only. */
export const pushAddressBody = v.object({
  endpoint: assumed(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\/[!-~]+$/))),
  p256dh: assumed(point),
  auth: assumed(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))),
});
