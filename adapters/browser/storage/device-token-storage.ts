import type { DeviceTokenStorage } from "../../../core/session/port.ts";
import type { KeyValue } from "./key-value.ts";

/** A session's end leaves keys with `device.` in the storage. */
export function createDeviceTokenStorage(storage: KeyValue, prefix: string): DeviceTokenStorage {
  const key = `${prefix}.device.token`;
  return { read: () => storage.get(key), write: (token) => storage.set(key, token) };
}
