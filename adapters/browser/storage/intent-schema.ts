import * as v from "valibot";
import { isIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Intent, IntentHead, IntentKind, StoredField, StoredShape } from "../../../core/money-action/intent.ts";
import { parseBangkokDate } from "../../../core/shared/bangkok-time.ts";

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
export const intentHead = v.object(HEAD) as v.GenericSchema as v.GenericSchema<unknown, IntentHead>;

/** The schema of one kind of stored intent. */
export function intentSchema<Shape extends StoredShape>(action: IntentKind<Shape>) {
  const fields = Object.entries(action.stored).map(([name, field]) => [name, fieldSchema(field)] as const);
  const schema = v.object({ ...HEAD, kind: v.literal(action.kind), ...Object.fromEntries(fields) });
  // Each field's schema accepts only what `FieldsOf` names.
  return schema as v.GenericSchema as v.GenericSchema<unknown, Intent<Shape>>;
}

function fieldSchema(field: StoredField): v.GenericSchema {
  return typeof field === "string" ? FIELDS[field] : v.picklist(field);
}
