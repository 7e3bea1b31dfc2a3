import fc from "fast-check";
import { expect, it } from "vitest";
import { createDeviceSettingsStorage } from "../../../../adapters/browser/storage/device-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakeStorage } from "../fake-page.ts";

const settingsOn = (stored = fakeStorage()) =>
  createDeviceSettingsStorage(
    keyValue(() => stored.storage),
    "sanam",
  );

it("reads what was written, and lets confirmations close by themselves before that", () => {
  for (const confirmationsStayOpen of [true, false]) {
    const stored = fakeStorage();
    expect(settingsOn(stored).read()).toEqual({ confirmationsStayOpen: false });
    settingsOn(stored).write({ confirmationsStayOpen });
    expect(settingsOn(stored).read()).toEqual({ confirmationsStayOpen });
  }
});

it("reads anything else as the defaults", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      const stored = fakeStorage();
      stored.storage.setItem("sanam.device.settings", text);
      expect(settingsOn(stored).read()).toEqual({ confirmationsStayOpen: false });
    }),
  );
});
