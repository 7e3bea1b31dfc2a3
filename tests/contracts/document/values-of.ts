import fc from "fast-check";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";
import { resolved, type Schema } from "./operations.ts";

/** An arbitrary for a property in place of the one of its schema, or undefined. */
export type ForProperty = (name: string, usual: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown> | undefined;

/** Patterns that fast-check cannot read. */
const BY_PATTERN = new Map<string, fc.Arbitrary<string>>([
  [
    "^(?=[\\s\\S]*\\p{L})(?=[\\s\\S]*\\p{Nd})",
    fc.tuple(fc.stringMatching(/^[a-zก-ฮ]{4,20}$/u), fc.stringMatching(/^[0-9]{4,20}$/)).map(([a, b]) => a + b),
  ],
  ["^\\p{L}\\S* .*\\p{L}", fc.stringMatching(/^[a-zก-ฮ]{1,20} [a-zก-ฮ]{1,20}$/u)],
  ["^[^\\p{Cc}\\p{Cs}]+$", withoutControls(1)],
  ["^[^\\p{Cc}\\p{Cs}]*$", withoutControls(0)],
  ["^\\p{Z}*[^\\s\\p{Cc}\\p{Cs}][^\\p{Cc}\\p{Cs}]*$", withoutControls(1).filter((text) => /^\p{Z}*\S/u.test(text))],
]);

function withoutControls(minLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: "grapheme", minLength, maxLength: 40 }).filter((text) => !/\p{Cc}/u.test(text));
}

/** Values that fit a schema of the OpenAPI document. */
export function valuesOf(schema: Schema, forProperty: ForProperty = () => undefined): fc.Arbitrary<unknown> {
  const inner = (part: Schema): fc.Arbitrary<unknown> => valuesOf(part, forProperty);
  const { const: constant, enum: options, allOf, oneOf, anyOf } = schema;
  if (schema.$ref !== undefined) return inner(resolved(schema));
  if (constant !== undefined) return fc.constant(constant);
  if (options) return fc.constantFrom(...options);
  if (allOf) return fc.tuple(...allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  const choices = oneOf ?? anyOf;
  if (choices) return fc.oneof(...choices.map(inner));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numbersOf(schema);
    case "string":
      return textsOf(schema);
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "object":
      return objectsOf(schema, forProperty);
    default:
      throw new Error(`no values known for ${JSON.stringify(schema)}`);
  }
}

function objectsOf(schema: Schema, forProperty: ForProperty): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (additionalProperties) {
    const keys = fc.stringMatching(/^[a-z]{1,8}$/);
    return fc.dictionary(keys, valuesOf(additionalProperties, forProperty), { maxKeys: 3, noNullPrototype: true });
  }
  const values = Object.entries(properties).map(([name, property]) => {
    const usual = valuesOf(property, forProperty);
    return [name, forProperty(name, usual) ?? usual] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required], noNullPrototype: true });
}

/** Larger amounts are honest, too, but a validator cannot divide them by 0.01 without an error. */
const MOST_BAHT = 1e8;

function numbersOf(schema: Schema): fc.Arbitrary<number> {
  const { type, multipleOf, minimum = -1e9, maximum = 1e9 } = schema;
  if (multipleOf === 0.01) {
    const [min, max] = [Math.max(minimum, -MOST_BAHT) * 100, Math.min(maximum, MOST_BAHT) * 100];
    return fc.integer({ min, max }).map((count) => count / 100);
  }
  return type === "integer"
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (format === "date-time") return anInstant().map(toIso);
  if (format === "date") return aBangkokDate();
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern === undefined) return fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 40) });
  return (BY_PATTERN.get(pattern) ?? fc.stringMatching(new RegExp(pattern, "u"), { size: "medium" })).filter(fits);
}
