import * as v from "valibot";
import { INTENT_LIFETIME_MS, type IntentHead, type IntentStorage } from "../../../core/money-action/intent.ts";
import type { Clock } from "../../../core/platform/clock.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { intentHead, intentSchema } from "./intent-schema.ts";
import type { KeyValue } from "./key-value.ts";
import { parseJson } from "./parse-json.ts";

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
  const read = <Intent extends IntentHead>(
    key: string,
    schema: v.GenericSchema<unknown, Intent>,
  ): Intent | undefined => {
    const { success, output } = v.safeParse(schema, parseJson(storage.get(key) ?? ""));
    return success && beginning + output.key === key ? output : undefined;
  };
  // The difference is negative when the device's clock was set back.
  const isWithinLifetime = ({ madeAt }: IntentHead): boolean => Math.abs(clock() - madeAt) <= INTENT_LIFETIME_MS;
  return {
    write(intent) {
      for (const key of storage.keys(beginning)) {
        const old = read(key, intentHead);
        if (old && !isWithinLifetime(old)) storage.remove(key);
      }
      storage.set(beginning + intent.key, JSON.stringify(intent));
    },
    remove: (key) => storage.remove(beginning + key),
    pending(kind) {
      const schema = intentSchema(kind);
      return storage
        .keys(beginning)
        .flatMap((key) => read(key, schema) ?? [])
        .filter(isWithinLifetime)
        .sort((one, other) => one.madeAt - other.madeAt);
    },
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
