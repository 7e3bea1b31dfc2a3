import { endpoint } from "../endpoint.ts";
import { activityPage, activityQuery, deviceList, signOutDeviceBody } from "../schemas/session/devices.ts";

/** The devices on which a member is signed in. */
export const devicesEndpoints = {
  devices: endpoint({
    method: "GET",
    path: "/api/auth/session/mine",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The devices on which the member is signed in",
    refusals: [],
    reply: deviceList,
  }),
  signOutDevice: endpoint({
    method: "POST",
    path: "/api/auth/session/close",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Signs out one device, or every other one",
    refusals: [],
    body: signOutDeviceBody,
    reply: deviceList,
  }),
  activity: endpoint({
    method: "GET",
    path: "/api/auth/audit",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "What was done in the member's name, and from where",
    refusals: [],
    query: activityQuery,
    reply: activityPage,
  }),
} as const;
