import { ROW_NAMES } from "../engine/rows.ts";
import { LAWS } from "../laws/laws.ts";

/** What `--only` takes: families of laws, laws, `rows` for all rows, and rows. */
export function knownNames(): readonly string[] {
  const ids = LAWS.map(({ id }) => id);
  return [...new Set([...ids.map(familyOf), ...ids, "rows", ...ROW_NAMES])];
}

/** The family of a law; `rows` for a row. */
export function familyOf(id: string): string {
  return id.includes("/") ? (id.split("/")[0] ?? id) : "rows";
}
