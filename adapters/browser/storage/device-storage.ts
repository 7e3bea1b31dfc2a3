import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import type { DeviceTokenStorage } from "../../../core/session/port.ts";
import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import { SCHEMES } from "../../../core/site/model.ts";
import type { DeviceClockStorage, DeviceSettingsStorage } from "../../../core/site/port.ts";
import { isRecord, type KeyValue, parseJson } from "./key-value.ts";

/** No device's clock is a century off, so the text was damaged. */
const MOST_MS = 36_525 * DAY_MS;

/** What is known about this device's clock. A session's end leaves keys with `device.` in the storage. */
export function createDeviceClockStorage(storage: KeyValue, prefix: string): DeviceClockStorage {
  const key = `${prefix}.device.clock`;
  return {
    read() {
      const stored = parseJson(storage.get(key) ?? "");
      if (!isRecord(stored)) return { offsetMs: 0, dismissed: false };
      const { offsetMs, dismissed } = stored;
      const believable = typeof offsetMs === "number" && Number.isInteger(offsetMs) && Math.abs(offsetMs) < MOST_MS;
      return { offsetMs: believable ? offsetMs : 0, dismissed: dismissed === true };
    },
    write: (clock) => storage.set(key, JSON.stringify(clock)),
  };
}

/**
 * The settings of this device. A session's end leaves keys with `device.` in the storage. The page's first script, area.js,
 * reads the same entry and hears the event `scheme`.
 */
export function createDeviceSettingsStorage(
  storage: KeyValue,
  page: EventTarget,
  prefix: string,
): DeviceSettingsStorage {
  const key = `${prefix}.device.settings`;
  return {
    read() {
      const stored = parseJson(storage.get(key) ?? "");
      const { confirmationsStayOpen, scheme, language } = isRecord(stored) ? stored : {};
      return {
        confirmationsStayOpen: confirmationsStayOpen === true,
        scheme: SCHEMES.find((each) => each === scheme),
        language: LANGUAGES.find((each) => each === language),
      };
    },
    write(settings) {
      storage.set(key, JSON.stringify(settings));
      page.dispatchEvent(new CustomEvent("scheme", { detail: settings.scheme }));
    },
    follow(onChange) {
      const onStorage = (event: Event) => {
        if (event instanceof StorageEvent && event.key === key) onChange();
      };
      page.addEventListener("storage", onStorage);
      return () => page.removeEventListener("storage", onStorage);
    },
  };
}

/** A session's end leaves keys with `device.` in the storage. */
export function createDeviceTokenStorage(storage: KeyValue, prefix: string): DeviceTokenStorage {
  const key = `${prefix}.device.token`;
  return { read: () => storage.get(key), write: (token) => storage.set(key, token) };
}
