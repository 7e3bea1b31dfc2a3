import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Json } from "../../output/json.ts";
import type { Flow, NewValue } from "../flow.ts";
import type { PrivateValues } from "./private-values.ts";

/** Random whole numbers below a limit. */
export type RandomBelow = (limit: number) => number;

const MAKERS: Readonly<Record<NewValue, (below: RandomBelow) => string>> = {
  username: (below) => `flow${letters(below, 10)}`,
  phone: (below) => `08${digits(below, 8)}`,
  account: (below) => digits(below, 10).replace(/^0/, "7"),
  key: (below) => `flow-${letters(below, 24)}`,
};

/** The inputs of one run by name. A generated phone or account number and a secret are private. */
export function startValues(
  { inputs }: Flow,
  env: Readonly<Record<string, string | undefined>>,
  below: RandomBelow,
  privates: PrivateValues,
): Result<Map<string, Json>, string> {
  const values = new Map<string, Json>();
  for (const { name, source } of inputs) {
    if (source.from === "text") values.set(name, source.text);
    else if (source.from === "new") {
      const made = MAKERS[source.what](below);
      if (source.what === "phone" || source.what === "account") privates.add(made);
      values.set(name, made);
    } else {
      const value = env[source.variable] || source.fallback;
      if (value === undefined) return err(`the input ${name} needs the environment variable ${source.variable}`);
      privates.add(value);
      values.set(name, value);
    }
  }
  return ok(values);
}

function letters(below: RandomBelow, count: number): string {
  return Array.from({ length: count }, () => "abcdefghjkmnpqrstuvwxyz"[below(23)]).join("");
}

function digits(below: RandomBelow, count: number): string {
  return Array.from({ length: count }, () => below(10)).join("");
}
