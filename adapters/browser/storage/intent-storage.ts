import {
  INTENT_LIFETIME_MS,
  type IntentHead,
  type IntentStorage,
  storedHead,
  storedIntent,
} from "../../../core/money-action/intent.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

interface IntentStorageDependencies {
  /** Shared by all tabs. */
  readonly storage: KeyValue;
  readonly page: Window;
  readonly clock: Clock;
  /** The clock of the device itself; the other one if left out. */
  readonly device?: Clock;
  readonly prefix: string;
}

/** More intents than so many that are too old push out the oldest ones. */
const MAX_OLD = 20;

/**
 * One member's intents with an unknown outcome, in all tabs. Each intent has its own key in the storage, so that two
 * tabs that write at the same time do not overwrite each other.
 */
export function createIntentStorage(
  { storage, page, clock, device = clock, prefix }: IntentStorageDependencies,
  member: MemberId,
): IntentStorage {
  const beginning = `${prefix}.intents.${member}.`;
  const read = <T extends IntentHead>(key: string, of: (data: unknown) => T | undefined): T | undefined => {
    const intent = of(parseJson(storage.get(key) ?? ""));
    return intent && beginning + intent.key === key ? intent : undefined;
  };
  // By the time that is known now, and by the device's own clock: the known time may have been wrong then, and a device
  // whose clock was moved is wrong now. An age is negative when a clock was set back.
  const agesOf = ({ madeAt, knownAt = madeAt, deviceAt }: DatedHead): readonly [number, number] => {
    const age = clock() - knownAt;
    return [age, deviceAt === undefined ? age : device() - deviceAt];
  };
  const youngest = (head: DatedHead): number =>
    agesOf(head).reduce((least, age) => (Math.abs(age) < Math.abs(least) ? age : least));
  const isWithinLifetime = (head: DatedHead): boolean => Math.abs(youngest(head)) <= INTENT_LIFETIME_MS;
  /** Lets both clocks agree again, so that the next move of one of them makes no intent too old. */
  const alignAges = (head: DatedHead): void => {
    const [known, own] = agesOf(head);
    if (Math.abs(known - own) < MINUTE_MS) return;
    const age = youngest(head);
    const stored = { ...Object(parseJson(storage.get(beginning + head.key) ?? "")) };
    storage.set(beginning + head.key, JSON.stringify({ ...stored, knownAt: clock() - age, deviceAt: device() - age }));
  };
  return {
    write(intent) {
      // None goes by its time alone: the clock may be wrong for a while.
      const old = storage.keys(beginning).flatMap((key) => read(key, datedHead) ?? []);
      const tooOld = old.filter((head) => !isWithinLifetime(head)).sort((one, other) => other.madeAt - one.madeAt);
      for (const { key } of tooOld.slice(MAX_OLD)) storage.remove(beginning + key);
      // A later page writes it again, and it is no younger then.
      const { knownAt, deviceAt = device() } = read(beginning + intent.key, datedHead) ?? {};
      storage.set(beginning + intent.key, JSON.stringify({ ...intent, knownAt, deviceAt }));
    },
    remove: (key) => storage.remove(beginning + key),
    pending: (kind) =>
      storage
        .keys(beginning)
        .flatMap((key) => {
          const head = read(key, datedHead);
          const intent = head && isWithinLifetime(head) ? read(key, (data) => storedIntent(kind, data)) : undefined;
          if (!head || !intent) return [];
          alignAges(head);
          return intent;
        })
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

/** An intent, and when it was made as far as is known now, by both clocks. */
interface DatedHead extends IntentHead {
  readonly knownAt?: number | undefined;
  readonly deviceAt?: number | undefined;
}

function datedHead(data: unknown): DatedHead | undefined {
  const head = storedHead(data);
  const { knownAt, deviceAt } = Object(data) as Readonly<Record<string, unknown>>;
  return head && { ...head, knownAt: timeOf(knownAt), deviceAt: timeOf(deviceAt) };
}

function timeOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}
