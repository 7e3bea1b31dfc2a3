import * as v from "valibot";

/** Marks a field that the specification names. */
export function spec<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "spec" }));
}

/** Marks a field of our own design: another backend may not have it. */
export function assumed<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "assumed" }));
}
