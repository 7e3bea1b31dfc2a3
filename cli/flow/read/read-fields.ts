import { quote } from "../../command-line/options.ts";
import { type Input, NEW_VALUES } from "../flow.ts";
import { type Complain, type Located, type LocatedEntry, nearMiss } from "./located.ts";

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

/** A list of such words, or one. */
export function readChoices<T extends string>(
  { value, ...entry }: LocatedEntry,
  values: readonly T[],
  complain: Complain,
): readonly T[] {
  const items = value.kind === "list" ? value.items : [value];
  return items.flatMap((item) => readChoice({ ...entry, value: item }, values, complain) ?? []);
}

export const NAME = /^[A-Za-z][\w-]{0,39}$/;

/** The values that a flow starts with; `overrides` come from the command line. */
export function readInputs(
  located: Located,
  overrides: ReadonlyMap<string, string>,
  complain: Complain,
): readonly Input[] {
  if (located.kind !== "map") {
    complain(located.at, "inputs are names with values");
    return [];
  }
  return located.entries.flatMap((entry) => {
    if (!NAME.test(entry.key)) {
      complain(entry.at, `${quote(entry.key)} is no name: letters, digits, _ and -`);
      return [];
    }
    const override = overrides.get(entry.key);
    const source: Input["source"] | undefined =
      override === undefined ? readSource(entry, complain) : { from: "text", text: override };
    return source ? [{ name: entry.key, at: entry.at, source }] : [];
  });
}

function readSource({ value, key }: LocatedEntry, complain: Complain): Input["source"] | undefined {
  if (value.kind === "scalar") {
    if (value.value !== null) return { from: "text", text: value.text };
    return complain(value.at, `the input ${key} has no value`);
  }
  const fields = readFields(value, `the input ${key}`, ["new", "env", "default"], complain);
  if (!fields) return undefined;
  const made = fields.get("new");
  const env = fields.get("env");
  if (made && !env) {
    const what = readChoice(made, NEW_VALUES, complain);
    return what && { from: "new", what };
  }
  if (!env || made) return complain(value.at, `the input ${key} is a value, or has either new or env`);
  const variable = readText(env, complain);
  if (variable === undefined) return undefined;
  if (!/^[A-Z][A-Z0-9_]{1,60}$/.test(variable))
    return complain(env.value.at, `${quote(variable)} names no environment variable`);
  const fallback = fields.get("default");
  return { from: "env", variable, fallback: fallback && readText(fallback, complain) };
}
