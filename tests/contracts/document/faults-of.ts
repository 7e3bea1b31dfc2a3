import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { DOCUMENT, type Schema } from "./operations.ts";

/** Lengths count UTF-16 units, and a sum of floats may miss a multiple of 0.01 by its last bit, as the document says. */
const ajv = new Ajv2020({ strict: false, unicode: false, multipleOfPrecision: 5, logger: false });
addFormats.default(ajv, ["date", "date-time"]);
ajv.addSchema({ $id: "document", components: DOCUMENT.components });

const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

/** What a public JSON Schema validator finds wrong with a value; empty where it fits. */
export function faultsOf(schema: Schema, value: unknown): string {
  let validate = compiled.get(schema);
  if (!validate) {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    validate = ajv.compile(JSON.parse(text));
    compiled.set(schema, validate);
  }
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}
