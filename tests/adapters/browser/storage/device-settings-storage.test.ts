import fc from "fast-check";
import { expect, it } from "vitest";
import { createDeviceSettingsStorage } from "../../../../adapters/browser/storage/device-storage.ts";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { SCHEMES } from "../../../../core/site/model.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakePage, fakeStorage } from "../fake-page.ts";

const DEFAULTS = { confirmationsStayOpen: false, scheme: undefined };

const settingsOn = (stored = fakeStorage(), { page } = fakePage()) =>
  createDeviceSettingsStorage(
    keyValue(() => stored.storage),
    page,
    "sanam",
  );

it("reads what was written; before that, confirmations close by themselves and the brand chooses the scheme", () => {
  for (const confirmationsStayOpen of [true, false]) {
    for (const scheme of [...SCHEMES, undefined]) {
      const stored = fakeStorage();
      expect(settingsOn(stored).read()).toEqual(DEFAULTS);
      settingsOn(stored).write({ confirmationsStayOpen, scheme });
      expect(settingsOn(stored).read()).toEqual({ confirmationsStayOpen, scheme });
    }
  }
});

it("reads anything else as the defaults", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.json()), (text) => {
      const stored = fakeStorage();
      stored.storage.setItem("sanam.device.settings", text);
      expect(settingsOn(stored).read()).toEqual(DEFAULTS);
    }),
  );
});

it("tells the page the scheme, also where the storage refuses it", () => {
  const stored = fakeStorage();
  stored.state.full = true;
  const target = fakePage();
  const heard: unknown[] = [];
  target.page.addEventListener("scheme", (event) => heard.push((event as CustomEvent).detail));
  settingsOn(stored, target).write({ ...DEFAULTS, scheme: "light" });
  expect(heard).toEqual(["light"]);
});
