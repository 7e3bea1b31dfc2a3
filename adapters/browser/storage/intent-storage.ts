import {
  INTENT_LIFETIME_MS,
  type IntentHead,
  type IntentStorage,
  storedHead,
  storedIntent,
} from "../../../core/money-action/intent.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

interface IntentStorageDependencies {
  /** Shared by all tabs. */
  readonly storage: KeyValue;
  readonly page: Window;
  readonly clock: Clock;
  readonly prefix: string;
}

/**
 * One member's intents with an unknown outcome, in all tabs. Each intent has its own key in the storage, so that two
 * tabs that write at the same time do not overwrite each other.
 */
export function createIntentStorage(
  { storage, page, clock, prefix }: IntentStorageDependencies,
  member: MemberId,
): IntentStorage {
  const beginning = `${prefix}.intents.${member}.`;
  const read = <T extends IntentHead>(key: string, of: (data: unknown) => T | undefined): T | undefined => {
    const intent = of(parseJson(storage.get(key) ?? ""));
    return intent && beginning + intent.key === key ? intent : undefined;
  };
  // The difference is negative when the device's clock was set back.
  const isWithinLifetime = ({ madeAt }: IntentHead): boolean => Math.abs(clock() - madeAt) <= INTENT_LIFETIME_MS;
  return {
    write(intent) {
      for (const key of storage.keys(beginning)) {
        const old = read(key, storedHead);
        if (old && !isWithinLifetime(old)) storage.remove(key);
      }
      storage.set(beginning + intent.key, JSON.stringify(intent));
    },
    remove: (key) => storage.remove(beginning + key),
    pending: (kind) =>
      storage
        .keys(beginning)
        .flatMap((key) => read(key, (data) => storedIntent(kind, data)) ?? [])
        .filter(isWithinLifetime)
        .sort((one, other) => one.madeAt - other.madeAt),
    watch(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        // The key is null when another tab cleared the whole storage.
        if (key === null || key.startsWith(beginning)) listener();
      };
      page.addEventListener("storage", onStorage);
      return () => page.removeEventListener("storage", onStorage);
    },
  };
}
