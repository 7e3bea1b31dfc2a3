import { quote } from "../../command-line/options.ts";
import { type Input, NEW_VALUES } from "../flow.ts";
import type { Complain, Located, LocatedEntry } from "./located.ts";
import { readChoice, readFields, readText } from "./read-fields.ts";

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
