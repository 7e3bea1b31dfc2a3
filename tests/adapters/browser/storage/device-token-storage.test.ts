import { expect, it } from "vitest";
import { createDeviceTokenStorage } from "../../../../adapters/browser/storage/device-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";

it("keeps the device's token under a key that a session's end leaves", () => {
  const storage = keyValue(() => {
    throw new Error("blocked");
  });
  const device = createDeviceTokenStorage(storage, "brand");
  expect(device.read()).toBeUndefined();
  device.write("token-1");
  expect(device.read()).toBe("token-1");
  expect(storage.keys("brand.")).toEqual(["brand.device.token"]);
});
