import * as v from "valibot";

/** Marks a field whose name the specification gives. */
export function spec<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "spec" }));
}

/** Marks a field that we had to assume: a backend without it breaks a guess of ours, not a promise of its own. */
export function assumed<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ source: "assumed" }));
}
