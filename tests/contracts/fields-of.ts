import type * as v from "valibot";

export interface Field {
  /** Dotted, `items.*.amount`. */
  readonly path: string;
  readonly schema: v.GenericSchema;
}

/** Every field of every object in a schema, at any depth. */
export function fieldsOf(schema: v.GenericSchema, path = ""): readonly Field[] {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  const inner: readonly Field[] = [
    ...schemasIn(schema, "wrapped").flatMap((wrapped) => fieldsOf(wrapped, path)),
    ...schemasIn(schema, "item").flatMap((item) => fieldsOf(item, below("*"))),
    ...(schema.type === "record" ? schemasIn(schema, "value").flatMap((value) => fieldsOf(value, below("*"))) : []),
    ...schemasIn(schema, "options").flatMap((option) => fieldsOf(option, path)),
  ];
  const entries = "entries" in schema ? Object.entries(Object(schema.entries)) : [];
  return entries.reduce<readonly Field[]>((fields, [key, entry]) => {
    if (!isSchema(entry)) throw new Error(`no schema at ${below(key)}`);
    return [...fields, { path: below(key), schema: entry }, ...fieldsOf(entry, below(key))];
  }, inner);
}

function schemasIn(schema: v.GenericSchema, key: string): readonly v.GenericSchema[] {
  const found: unknown = Reflect.get(schema, key);
  return (Array.isArray(found) ? found : [found]).filter(isSchema);
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}
