import * as v from "valibot";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * An object with these fields and no others, because a misspelt optional field would otherwise have no effect. A missing
 * field is read as undefined, so that its own error says what to write.
 */
export function fieldsOf<const T extends v.ObjectEntries>(entries: T, notAnObject: string) {
  const absent = Object.fromEntries(Object.keys(entries).map((field) => [field, undefined]));
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, notAnObject),
    v.transform((data) => ({ ...absent, ...data })),
    v.strictObject(entries, "is no field of a brand"),
  );
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
