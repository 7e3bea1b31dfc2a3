import { ROW_NAMES } from "../engine/rows.ts";
import { LAWS } from "../laws/laws.ts";

/** Accepts the names of laws, families and rows. Undefined where a name is none of them. */
export function nameFilter(names: string | undefined): ((id: string) => boolean) | undefined {
  if (names === undefined) return () => true;
  const wanted = names.split(",").map((name) => name.trim());
  const known = new Set<string>(["rows", ...ROW_NAMES, ...LAWS.flatMap(({ id }) => [id, familyOf(id)])]);
  if (!wanted.every((name) => known.has(name))) return undefined;
  return (id) => wanted.includes(id) || wanted.includes(familyOf(id));
}

/** The family of a law; `rows` for a row. */
function familyOf(id: string): string {
  return id.includes("/") ? (id.split("/")[0] ?? id) : "rows";
}
