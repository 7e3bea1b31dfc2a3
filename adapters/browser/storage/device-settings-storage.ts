import type { DeviceSettingsStorage } from "../../../core/site/port.ts";
import type { KeyValue } from "./key-value.ts";
import { isRecord, parseJson } from "./parse-json.ts";

/** The settings of this device. A session's end leaves keys with `device.` in the storage. */
export function createDeviceSettingsStorage(storage: KeyValue, prefix: string): DeviceSettingsStorage {
  const key = `${prefix}.device.settings`;
  return {
    read() {
      const stored = parseJson(storage.get(key) ?? "");
      return { confirmationsStayOpen: isRecord(stored) && stored["confirmationsStayOpen"] === true };
    },
    write: (settings) => storage.set(key, JSON.stringify(settings)),
  };
}
