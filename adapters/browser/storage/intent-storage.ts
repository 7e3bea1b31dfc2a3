import { INTENT_KEPT_MS, type IntentMemory, type MoneyIntent } from "../../../core/money-action/intent.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { Clock } from "../../../core/shared/bangkok-time.ts";
import type { KeyValue } from "./key-value.ts";
import { parseMoneyIntent } from "./parse-intent.ts";
import { parseJson } from "./parse-json.ts";

interface IntentShelf {
  /** Shared by all tabs. */
  readonly storage: KeyValue;
  readonly page: Window;
  readonly clock: Clock;
  readonly prefix: string;
}

/**
 * One member's intents whose outcome is not known yet, in all tabs. Each has a key of its own in the storage: two tabs
 * that write at the same time must not write over each other.
 */
export function createIntentMemory({ storage, page, clock, prefix }: IntentShelf, member: MemberId): IntentMemory {
  const beginning = `${prefix}.intents.${member}.`;
  const read = (key: string): MoneyIntent | undefined => {
    const intent = parseMoneyIntent(parseJson(storage.get(key) ?? ""));
    return intent && beginning + intent.key === key ? intent : undefined;
  };
  // A clock that was put back makes an old one one from the future.
  const isKept = ({ madeAt }: MoneyIntent): boolean => Math.abs(clock() - madeAt) <= INTENT_KEPT_MS;
  return {
    remember(intent) {
      for (const key of storage.keys(beginning)) {
        const old = read(key);
        if (old && !isKept(old)) storage.remove(key);
      }
      storage.set(beginning + intent.key, JSON.stringify(intent));
    },
    forget: (intent) => storage.remove(beginning + intent),
    pending: () =>
      storage
        .keys(beginning)
        .flatMap((key) => read(key) ?? [])
        .filter(isKept)
        .sort((one, other) => one.madeAt - other.madeAt),
    watch(listener) {
      const heard = ({ key }: StorageEvent) => {
        // The key is null when another tab cleared the whole storage.
        if (key === null || key.startsWith(beginning)) listener();
      };
      page.addEventListener("storage", heard);
      return () => page.removeEventListener("storage", heard);
    },
  };
}
