import fc from "fast-check";
import * as v from "valibot";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { aBangkokDate, anInstant } from "../core/time.ts";

/** Generates values that a schema accepts. Throws for an unknown kind of schema. */
export function jsonFor(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const found = base(schema);
  return hasPipe(schema) ? found.filter((value) => v.is(schema, value)) : found;
}

function base(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const part = (key: string): v.GenericSchema => Reflect.get(schema, key);
  switch (schema.type) {
    case "string":
      return text(schema);
    case "number":
      return number(schema);
    case "boolean":
      return fc.boolean();
    case "literal":
      return fc.constant(Reflect.get(schema, "literal"));
    case "picklist":
      return fc.constantFrom(...Reflect.get(schema, "options"));
    case "nullish":
      return fc.option(jsonFor(part("wrapped")), { nil: null });
    case "optional":
      return jsonFor(part("wrapped"));
    case "array":
      return fc.array(jsonFor(part("item")), { maxLength: 3 });
    case "record":
      return fc.dictionary(fc.string(), jsonFor(part("value")), { maxKeys: 3, noNullPrototype: true }).filter(isPlain);
    case "union":
    case "variant":
      return fc.oneof(...Array.from(Reflect.get(schema, "options"), jsonFor));
    case "object":
      return object(Reflect.get(schema, "entries"));
    default:
      throw new Error(`no values known for ${schema.type}`);
  }
}

function object(entries: Readonly<Record<string, v.GenericSchema>>): fc.Arbitrary<unknown> {
  const required = Object.keys(entries).filter((key) => !/nullish|optional/.test(entries[key]?.type ?? ""));
  const values = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, jsonFor(entry)]));
  return fc.record(values, { requiredKeys: required, noNullPrototype: true });
}

function text(schema: v.GenericSchema): fc.Arbitrary<string> {
  const actions = actionsOf(schema);
  if (actions.has("iso_timestamp")) return anInstant().map(toIso);
  if (actions.has("iso_date")) return aBangkokDate();
  const pattern = actions.get("regex");
  const anyText = fc.string({ minLength: actions.has("non_empty") ? 1 : 0 });
  if (!(pattern instanceof RegExp)) return anyText;
  // Generating from these patterns takes seconds, because they allow almost every character.
  const isAnyText = /\[\^\\p{Cc}\\p{Cs}\][+*]\$$/.test(pattern.source);
  return isAnyText ? anyText.filter((generated) => pattern.test(generated)) : fc.stringMatching(pattern);
}

function number(schema: v.GenericSchema): fc.Arbitrary<number> {
  const actions = actionsOf(schema);
  const bound = (key: string, otherwise: number) => Number(actions.get(key) ?? otherwise);
  const max = bound("max_value", 1e9);
  if (v.getMetadata(schema)["unit"] === "baht") {
    return fc.integer({ min: bound("min_value", -max) * 100, max: max * 100 }).map((count) => count / 100);
  }
  const min = bound("min_value", -1e9);
  return actions.has("integer") ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** The requirements of a pipe, by the name of their action. */
function actionsOf(schema: v.GenericSchema): ReadonlyMap<string, unknown> {
  const flatten = (item: unknown): readonly (readonly [string, unknown])[] => {
    const pipe: unknown = Reflect.get(Object(item), "pipe");
    if (Array.isArray(pipe)) return pipe.flatMap(flatten);
    return [[String(Reflect.get(Object(item), "type")), Reflect.get(Object(item), "requirement")]];
  };
  return new Map(flatten(schema));
}

function hasPipe(schema: v.GenericSchema): boolean {
  return "pipe" in schema;
}

/** A parser drops these keys for safety. */
function isPlain(value: object): boolean {
  return !["__proto__", "constructor", "prototype"].some((key) => Object.hasOwn(value, key));
}
