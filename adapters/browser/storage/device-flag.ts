import type { DeviceFlag } from "../../../core/platform/device.ts";
import type { KeyValue } from "./key-value.ts";

/** A session's end leaves keys with `device.` in the storage. */
export function createDeviceFlag(storage: KeyValue, prefix: string, name: string): DeviceFlag {
  const key = `${prefix}.device.${name}`;
  return {
    read: () => storage.get(key) === "on",
    write: (on) => storage.set(key, on ? "on" : "off"),
  };
}
