import * as v from "valibot";
import { isIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import {
  INTENT_LIFETIME_MS,
  type Intent,
  type IntentHead,
  type IntentKind,
  type IntentStorage,
  type StoredField,
  type StoredShape,
} from "../../../core/money-action/intent.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { MINUTE_MS, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
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
  const read = <Intent extends IntentHead>(
    key: string,
    schema: v.GenericSchema<unknown, Intent>,
  ): Intent | undefined => {
    const { success, output } = v.safeParse(schema, parseJson(storage.get(key) ?? ""));
    return success && beginning + output.key === key ? output : undefined;
  };
  // By the time that is known now, and by the device's own clock: the known time may have been wrong then, and a device
  // whose clock was moved is wrong now. An age is negative when a clock was set back.
  const agesOf = ({ madeAt, knownAt = madeAt, deviceAt }: StoredHead): readonly [number, number] => {
    const age = clock() - knownAt;
    return [age, deviceAt === undefined ? age : device() - deviceAt];
  };
  const youngest = (head: StoredHead): number =>
    agesOf(head).reduce((least, age) => (Math.abs(age) < Math.abs(least) ? age : least));
  const isWithinLifetime = (head: StoredHead): boolean => Math.abs(youngest(head)) <= INTENT_LIFETIME_MS;
  /** Lets both clocks agree again, so that the next move of one of them makes no intent too old. */
  const alignAges = (head: StoredHead): void => {
    const [known, own] = agesOf(head);
    if (Math.abs(known - own) < MINUTE_MS) return;
    const age = youngest(head);
    const stored = { ...Object(parseJson(storage.get(beginning + head.key) ?? "")) };
    storage.set(beginning + head.key, JSON.stringify({ ...stored, knownAt: clock() - age, deviceAt: device() - age }));
  };
  return {
    write(intent) {
      // None goes by its time alone: the clock may be wrong for a while.
      const old = storage.keys(beginning).flatMap((key) => read(key, storedHead) ?? []);
      const tooOld = old.filter((head) => !isWithinLifetime(head)).sort((one, other) => other.madeAt - one.madeAt);
      for (const { key } of tooOld.slice(MAX_OLD)) storage.remove(beginning + key);
      // A later page writes it again, and it is no younger then.
      const { knownAt, deviceAt = device() } = read(beginning + intent.key, storedHead) ?? {};
      storage.set(beginning + intent.key, JSON.stringify({ ...intent, knownAt, deviceAt }));
    },
    remove: (key) => storage.remove(beginning + key),
    pending(kind) {
      const schema = intentSchema(kind);
      return storage
        .keys(beginning)
        .flatMap((key) => {
          const head = read(key, storedHead);
          const intent = head && isWithinLifetime(head) ? read(key, schema) : undefined;
          if (!head || !intent) return [];
          alignAges(head);
          return intent;
        })
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

const count = v.pipe(v.number(), v.safeInteger());

const FIELDS = {
  satang: count,
  text: v.string(),
  count,
  day: v.pipe(
    v.string(),
    v.check((text) => parseBangkokDate(text) !== undefined),
  ),
  ids: v.array(v.string()),
} as const satisfies Record<Extract<StoredField, string>, v.GenericSchema>;

const HEAD = { kind: v.string(), key: v.pipe(v.string(), v.check(isIdempotencyKey)), madeAt: count } as const;

/** What every stored intent has, and when it was made as far as is known now, by both clocks. */
interface StoredHead extends IntentHead {
  readonly knownAt?: number | undefined;
  readonly deviceAt?: number | undefined;
}

/** The checks make sure that the brands of its type are true. */
const storedHead = v.object({
  ...HEAD,
  knownAt: v.optional(count),
  deviceAt: v.optional(count),
}) as v.GenericSchema as v.GenericSchema<unknown, StoredHead>;

/** The schema of one kind of stored intent. */
function intentSchema<Shape extends StoredShape>(action: IntentKind<Shape>) {
  const fields = Object.entries(action.stored).map(([name, field]) => [name, fieldSchema(field)] as const);
  const schema = v.object({ ...HEAD, kind: v.literal(action.kind), ...Object.fromEntries(fields) });
  // Each field's schema accepts only what `FieldsOf` names.
  return schema as v.GenericSchema as v.GenericSchema<unknown, Intent<Shape>>;
}

function fieldSchema(field: StoredField): v.GenericSchema {
  return typeof field === "string" ? FIELDS[field] : v.picklist(field);
}
