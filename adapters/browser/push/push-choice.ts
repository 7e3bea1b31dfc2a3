import type { PushChoice } from "../../../core/platform/push-device.ts";
import type { KeyValue } from "../storage/key-value.ts";

/** For everybody on this device: who said "not now" is not asked again, and the settings have the switch. */
export function createPushChoice(storage: KeyValue, prefix: string): PushChoice {
  const key = `${prefix}.push-declined`;
  return { declined: () => storage.get(key) !== undefined, decline: () => storage.set(key, "1") };
}
