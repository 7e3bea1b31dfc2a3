import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { COMPONENTS } from "./components.ts";

const NAMES = new Map<v.GenericSchema, string>(Object.entries(COMPONENTS).map(([name, schema]) => [schema, name]));

/** A schema as JSON Schema 2020-12 of what may be sent. Components become references, and metadata becomes x-keys. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const config: ConversionConfig = {
    target: "draft-2020-12",
    typeMode: "input",
    // A check is code and has no keyword. The field's unit or format describes it.
    ignoreActions: ["check"],
    overrideSchema: ({ valibotSchema }) => {
      const name = valibotSchema === schema ? undefined : NAMES.get(valibotSchema);
      return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
    },
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === "metadata" ? withMetadata(jsonSchema, valibotAction) : undefined,
  };
  const { $schema: _, ...converted } = toJsonSchema(schema, config);
  return converted;
}

function withMetadata(jsonSchema: JsonSchema, action: object): JsonSchema {
  const metadata: object = "metadata" in action && typeof action.metadata === "object" ? (action.metadata ?? {}) : {};
  const names = Object.keys(metadata);
  const plain = Object.entries(jsonSchema).filter(([key]) => !names.includes(key));
  return Object.fromEntries([...plain, ...Object.entries(metadata).map(([key, value]) => [`x-${key}`, value])]);
}
