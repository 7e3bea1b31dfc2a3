import { expect, it } from "vitest";
import type { DeviceSession } from "../../../../core/session/device-session.ts";
import { HOUR_MS, type Instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { ok } from "../../../../core/shared/result.ts";
import { DevicesStore } from "../../../../web/stores/session/devices-store.ts";
import { NOON } from "../fair-play/fair-play-fixtures.ts";

function deviceAt(id: string, signedInAt: Instant): DeviceSession {
  return { id, title: "Chrome บน Android", address: undefined, signedInAt, lastSeenAt: signedInAt, current: false };
}

function storeOf(devices: readonly DeviceSession[]): DevicesStore {
  return new DevicesStore({
    devices: () => Promise.resolve(ok(devices)),
    signOutDevice: () => Promise.resolve(ok([])),
    activity: () => Promise.resolve(ok({ items: [], next: undefined })),
  });
}

it("knows the latest sign-in among the devices, in whatever order they come", async () => {
  const times = [-3, -1, -2].map((hours) => plus(NOON, hours * HOUR_MS));
  const store = storeOf(times.map((at, index) => deviceAt(String(index), at)));
  expect(store.latest).toBeUndefined();
  await store.list.load();
  expect(store.latest?.id).toBe("1");
  expect(store.list.value?.map(({ id }) => id)).toEqual(["0", "1", "2"]);
});

it("knows none where no device is listed", async () => {
  const store = storeOf([]);
  await store.list.load();
  expect(store.latest).toBeUndefined();
});
