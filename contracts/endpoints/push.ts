import { endpoint } from "../endpoint.ts";
import { pushAddressBody, pushState } from "../schemas/push.ts";

/** Notifications of a device about ended requests, by Web Push. */
export const pushEndpoints = {
  push: endpoint({
    method: "GET",
    path: "/api/auth/push",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The key that a browser subscribes with, and whether this device gets pushes",
    refusals: [],
    reply: pushState,
  }),
  subscribePush: endpoint({
    method: "POST",
    path: "/api/auth/push/subscribe",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Pushes to the device of this session until the session ends",
    refusals: ["backend-refused"],
    body: pushAddressBody,
    reply: pushState,
  }),
  unsubscribePush: endpoint({
    method: "POST",
    path: "/api/auth/push/unsubscribe",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Ends the pushes to the device of this session",
    refusals: [],
    reply: pushState,
  }),
} as const;
