import type * as v from "valibot";
import { devicesEndpoints as rows } from "../../contracts/endpoints/second-factor.ts";
import type { deviceList } from "../../contracts/schemas/second-factor.ts";
import type { DeviceSession } from "../../core/session/device-session.ts";
import type { DevicesPort } from "../../core/session/port.ts";
import { baht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire } from "./from-wire.ts";

/** The member's devices over HTTP. */
export function createHttpDevices(client: HttpClient): DevicesPort {
  return {
    devices: async () => mapOk(await client.call(rows.devices, {}), devicesFromWire),
    activity: async ({ cursor, limit }) =>
      mapOk(await client.call(rows.activity, { query: { cursor, limit: String(limit) } }), ({ items, next }) => ({
        items: items.map(({ amount, ...item }) => ({
          ...item,
          at: instantFromWire(item.at),
          device: item.device ?? undefined,
          address: item.address ?? undefined,
          reference: item.reference ?? undefined,
          amountSatang: amount === undefined || amount === null ? undefined : baht(amount),
        })),
        next: next ?? undefined,
      })),
    signOutDevice: async (id) => mapOk(await client.call(rows.signOutDevice, { body: { id } }), devicesFromWire),
  };
}

function devicesFromWire({ items }: v.InferOutput<typeof deviceList>): readonly DeviceSession[] {
  return items.map((item) => ({
    ...item,
    address: item.address ?? undefined,
    signedInAt: instantFromWire(item.signedInAt),
    lastSeenAt: instantFromWire(item.lastSeenAt),
  }));
}
