import type * as v from "valibot";
import { strictFields } from "../../../contracts/operator-files/fields.ts";

/** An object of a brand file with these fields and no others. */
export function fieldsOf<const T extends v.ObjectEntries>(entries: T, notAnObject: string) {
  return strictFields(entries, "a brand", notAnObject);
}
