import * as v from "valibot";
import { nearestKey } from "../../../core/shared/nearest-key.ts";

/**
 * An object with these fields and no others, because a misspelt optional field would otherwise have no effect. A missing
 * field is read as undefined, so that its own error says what to write.
 */
export function fieldsOf<const T extends v.ObjectEntries>(entries: T, notAnObject: string) {
  const absent = Object.fromEntries(Object.keys(entries).map((field) => [field, undefined]));
  return v.pipe(
    v.custom<JsonObject>(isJsonObject, notAnObject),
    v.transform((data) => ({ ...absent, ...data })),
    v.strictObject(entries, (issue) => {
      // The only issue of its own is a key that it does not know.
      const key = issue.path?.[issue.path.length - 1]?.key;
      const typed = typeof key === "string" ? key : "";
      const nearest = nearestKey(typed, Object.keys(entries));
      return nearest === undefined ? "is no field of a brand" : `is no field of a brand; did you mean ${nearest}?`;
    }),
  );
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
