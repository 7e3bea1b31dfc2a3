import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { brandFile } from "../brand/brand.ts";
import { SITE_TEXTS } from "../brand/fields/text-fields.ts";
import { brandFieldNotes } from "./brand-field-notes.ts";

type Schema = v.GenericSchema;

const notes: Readonly<Record<string, string>> = brandFieldNotes;

const CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  // A check is code and has no keyword: its sentence becomes the description.
  errorMode: "ignore",
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { message, requirement } = valibotAction as { readonly message?: unknown; readonly requirement?: unknown };
    const described = typeof message === "string" ? { ...jsonSchema, description: message } : jsonSchema;
    // A pattern of JSON Schema has no flags.
    return requirement instanceof RegExp ? { ...described, pattern: requirement.source } : described;
  },
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const { message } = valibotSchema as { readonly message?: unknown };
    const isDescribed = jsonSchema.description !== undefined || typeof message !== "string";
    return isDescribed ? jsonSchema : { ...jsonSchema, description: message };
  },
};

/** The brand file as JSON Schema 2020-12, for editors: they complete keys and mark what is wrong while one types. */
export function brandSchema(): JsonSchema {
  const schema = toJsonSchema(withoutPreparation(brandFile), CONFIG);
  const properties = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const rule = typeof property === "object" ? property : {};
    const note = notes[field] ?? "";
    const described = rule.description === undefined ? note : `${note} It ${rule.description}.`;
    return [field, { ...rule, ...(field === "texts" ? textsRule() : {}), description: described }];
  });
  return {
    ...schema,
    title: "A brand of Sanam",
    description:
      "Everything that differs between two operators. `sanam brand check FILE` says more than this schema can.",
    properties: Object.fromEntries(properties),
  };
}

function textsRule() {
  const rules = Array.from(SITE_TEXTS, ([key, { usual }]) => [key, { type: "string", description: usual }]);
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(rules) };
}

/**
 * `fieldsOf` prepares an object before it reads the fields. The converter knows no preparation, so each such pipe is
 * replaced by the object in it.
 */
function withoutPreparation(schema: Schema): Schema {
  const { pipe, entries, wrapped, type } = schema as Schema & {
    readonly pipe?: readonly Schema[];
    readonly entries?: Readonly<Record<string, Schema>>;
    readonly wrapped?: Schema;
  };
  const object = pipe?.find((part) => part.type === "strict_object" || "pipe" in part);
  if (object) return withoutPreparation(object);
  if (type === "optional" && wrapped) return { ...schema, wrapped: withoutPreparation(wrapped) } as Schema;
  if (entries === undefined) return schema;
  const plain = Object.entries(entries).map(([key, entry]) => [key, withoutPreparation(entry)]);
  return { ...schema, entries: Object.fromEntries(plain) } as Schema;
}
