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
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
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

/** What every stored intent has. The checks make sure that the brands of its type are true. */
const intentHead = v.object(HEAD) as v.GenericSchema as v.GenericSchema<unknown, IntentHead>;

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
