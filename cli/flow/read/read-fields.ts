import { nearMiss } from "../near-miss.ts";
import type { Complain, Located, LocatedEntry } from "./located.ts";

/** The entries of a map by key. Complains about a value that is no map, and about keys that it does not know. */
export function readFields<Key extends string>(
  located: Located,
  what: string,
  known: readonly Key[],
  complain: Complain,
): ReadonlyMap<Key, LocatedEntry> | undefined {
  if (located.kind !== "map") return complain(located.at, `${what} must have fields: ${known.join(", ")}`);
  const found = new Map<Key, LocatedEntry>();
  for (const entry of located.entries) {
    const key = known.find((each) => each === entry.key);
    if (key === undefined) complain(entry.at, nearMiss(`${what} has no field`, entry.key, known));
    else found.set(key, entry);
  }
  return found;
}

/** One line of text; undefined after a complaint. */
export function readText({ key, value }: LocatedEntry, complain: Complain): string | undefined {
  if (value.kind === "scalar" && value.value !== null && value.text.trim() !== "") return value.text.trim();
  return complain(value.at, `${key} must be a text`);
}

/** A list of words, or one. */
export function readWords({ key, value }: LocatedEntry, complain: Complain): readonly string[] {
  const items = value.kind === "list" ? value.items : [value];
  return items.flatMap((item) => {
    if (item.kind === "scalar" && /^[\w-]{1,40}$/.test(item.text)) return [item.text];
    complain(item.at, `${key} takes words of letters, digits and -`);
    return [];
  });
}

/** One of some words; undefined after a complaint. */
export function readChoice<T extends string>(
  entry: LocatedEntry,
  values: readonly T[],
  complain: Complain,
): T | undefined {
  const text = readText(entry, complain);
  if (text === undefined) return undefined;
  const found = values.find((value) => value === text);
  if (found === undefined)
    complain(entry.value.at, `${nearMiss(`${entry.key} is one of ${values.join(", ")}, not`, text, values)}`);
  return found;
}
