import type * as v from "valibot";
import { devicesEndpoints as rows } from "../../../contracts/endpoints/devices.ts";
import type { deviceList } from "../../../contracts/schemas/session/devices.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { type Handlers, memberHandler } from "./handler.ts";

export const devicesHandlers = {
  devices: memberHandler(rows.devices, async ({ service, token }) => ok(toWire(await service.devices(token)))),
  signOutDevice: memberHandler(rows.signOutDevice, async ({ service, token, body }) =>
    ok(toWire(await service.signOutDevice(body.id, token))),
  ),
  activity: memberHandler(rows.activity, async ({ service, query: { cursor, limit = 20 } }) =>
    mapOk(await service.activity({ cursor, limit }), ({ items, next }) => ({
      items: items.map(({ amountSatang, ...item }) => ({
        ...item,
        at: toIso(item.at),
        amount: amountSatang === undefined ? undefined : toBaht(amountSatang),
      })),
      next,
    })),
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
