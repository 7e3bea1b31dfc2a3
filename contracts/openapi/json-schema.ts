import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { COMPONENTS } from "./components.ts";
import { FIELD_RULES, VALUE_RULES } from "./value-rules.ts";

const NAMES = new Map<v.GenericSchema, string>(Object.entries(COMPONENTS).map(([name, schema]) => [schema, name]));

/** A schema as JSON Schema 2020-12 of what may be sent. Components become references, and metadata becomes x-keys. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const config: ConversionConfig = {
    target: "draft-2020-12",
    typeMode: "input",
    // A check is code and has no keyword. The field's unit or format describes it.
    ignoreActions: ["check"],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const name = valibotSchema === schema ? undefined : NAMES.get(valibotSchema);
      return name === undefined ? withRules(jsonSchema, valibotSchema) : { $ref: `#/components/schemas/${name}` };
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === "metadata") return withMetadata(jsonSchema, valibotAction);
      // JSON Schema's patterns are Unicode patterns, so the flag u changes nothing.
      const { requirement } = valibotAction as { readonly requirement?: unknown };
      const isUnicode = requirement instanceof RegExp && requirement.flags === "u";
      return isUnicode ? { ...jsonSchema, pattern: requirement.source } : undefined;
    },
  };
  const { $schema: _, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/** The schema of an object, with the keywords of the rules that judge its fields. */
function withRules(jsonSchema: JsonSchema, schema: v.GenericSchema): JsonSchema | undefined {
  const rules = FIELD_RULES.get(schema);
  if (!rules) return undefined;
  const properties = Object.entries(jsonSchema.properties ?? {}).map(([field, property]) => {
    const rule = rules[field];
    if (!rule) return [field, property];
    const { minLength, maxLength, ...rest }: JsonSchema = Object(property);
    // Beside a list of texts, lengths say nothing.
    const lengths = "enum" in VALUE_RULES[rule] ? {} : { minLength, maxLength };
    return [field, { ...rest, ...lengths, ...VALUE_RULES[rule] }];
  });
  return { ...jsonSchema, properties: Object.fromEntries(properties) };
}

/** The largest amount, in baht, whose satang are a safe integer. */
const MAX_BAHT = Math.floor(Number.MAX_SAFE_INTEGER / 100);

function withMetadata(jsonSchema: JsonSchema, action: object): JsonSchema {
  const metadata: object = "metadata" in action && typeof action.metadata === "object" ? (action.metadata ?? {}) : {};
  const names = Object.keys(metadata);
  const plain = Object.entries(jsonSchema).filter(([key]) => !names.includes(key));
  const marks = Object.entries(metadata).map(([key, value]) => [`x-${key}`, value]);
  // Two decimals: a check in code has no keyword of its own.
  const baht = "unit" in metadata ? { multipleOf: 0.01, minimum: -MAX_BAHT, maximum: MAX_BAHT } : {};
  return { ...Object.fromEntries(plain), ...baht, ...Object.fromEntries(marks) };
}
