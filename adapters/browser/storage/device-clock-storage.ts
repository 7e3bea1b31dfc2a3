import { DAY_MS } from "../../../core/shared/bangkok-time.ts";
import type { DeviceClockStorage } from "../../../core/site/port.ts";
import type { KeyValue } from "./key-value.ts";
import { isRecord, parseJson } from "./parse-json.ts";

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
