import type * as v from "valibot";
import { devicesEndpoints as rows } from "../../../contracts/endpoints/devices.ts";
import type { deviceList } from "../../../contracts/schemas/devices.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { ok } from "../../../core/shared/result.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const devicesHandlers = {
  devices: memberHandler(rows.devices, async ({ service, token }) => ok(toWire(await service.devices(token)))),
  signOutDevice: memberHandler(rows.signOutDevice, async ({ service, token, body }) =>
    ok(toWire(await service.signOutDevice(body.id, token))),
  ),
} satisfies Handlers<typeof rows>;

function toWire(devices: readonly DeviceSession[]): v.InferInput<typeof deviceList> {
  return {
    items: devices.map(({ signedInAt, lastSeenAt, ...device }) => ({
      ...device,
      signedInAt: toIso(signedInAt),
      lastSeenAt: toIso(lastSeenAt),
    })),
  };
}
