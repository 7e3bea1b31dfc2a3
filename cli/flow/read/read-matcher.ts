import { nearestKey } from "../../../core/shared/nearest-key.ts";
import { parsePath } from "../data-path.ts";
import type { Expectation } from "../flow.ts";
import { COMPARISONS, type Matcher } from "../matcher.ts";
import { parseTemplate, type Template } from "../template.ts";
import type { Complain, Located, LocatedEntry } from "./located.ts";

export const OPERATORS = [
  ...COMPARISONS,
  "between",
  "one-of",
  "matches",
  "exists",
  "length",
  "contains",
  "lacks",
  "every",
] as const;
type Operator = (typeof OPERATORS)[number];

/** The expectations of a map from places in the answer to what is there. */
export function readExpectations(located: Located, complain: Complain): readonly Expectation[] {
  if (located.kind !== "map") {
    complain(located.at, "expectations are fields: a place in the answer, and what is there");
    return [];
  }
  return located.entries.flatMap((entry) => {
    const field = readField(entry, complain);
    return field ? [{ at: entry.at, ...field }] : [];
  });
}

function readField({ key, at, value }: LocatedEntry, complain: Complain): Omit<Expectation, "at"> | undefined {
  const path = parsePath(key);
  if (!path) return complain(at, `${JSON.stringify(key)} is no place in an answer, such as items[0].status`);
  const matcher = readMatcher(value, complain);
  return matcher && { path, matcher };
}

function readMatcher(located: Located, complain: Complain): Matcher | undefined {
  if (located.kind === "scalar") {
    const value = readTemplate(located, complain);
    return value && { op: "is", value };
  }
  if (located.kind === "list") {
    const values = located.items.map((item) => readTemplate(item, complain));
    return values.every((value) => value !== undefined) ? { op: "list", values } : undefined;
  }
  if (located.entries.length === 0) return complain(located.at, "is empty: name what is wanted");
  const isOperator = located.entries.some(({ key }) => operatorOf(key) !== undefined);
  if (!isOperator) {
    const meant = located.entries.find(({ key }) => key.includes("-") || isNearOperator(key));
    if (meant) return complain(meant.at, `${JSON.stringify(meant.key)} is no comparison${suggestion(meant.key)}`);
    const fields = located.entries.map((entry) => readField(entry, complain));
    return fields.every((field) => field !== undefined) ? { op: "fields", fields } : undefined;
  }
  const matchers = located.entries.map((entry) => readOperator(entry, complain));
  return matchers.every((matcher) => matcher !== undefined) ? { op: "all", matchers } : undefined;
}

function readOperator({ key, at, value }: LocatedEntry, complain: Complain): Matcher | undefined {
  const op = operatorOf(key);
  switch (op) {
    case undefined:
      return complain(at, `${JSON.stringify(key)} is no comparison${suggestion(key)}`);
    case "between": {
      const [low, high] = readList(value, complain) ?? [];
      return low && high ? { op, low, high } : complain(value.at, "between takes a list of two: [1, 9]");
    }
    case "one-of": {
      const values = readList(value, complain);
      return values && { op, values };
    }
    case "matches":
      return readPattern(value, complain);
    case "exists":
      if (value.kind === "scalar" && typeof value.value === "boolean") return { op, wanted: value.value };
      return complain(value.at, "exists takes true or false");
    case "length": {
      const length = readMatcher(value, complain);
      return length && { op, length };
    }
    case "contains":
    case "lacks":
    case "every": {
      const item = readMatcher(value, complain);
      return item && { op, item };
    }
    default: {
      const template = readTemplate(value, complain);
      return template && { op, value: template };
    }
  }
}

function readPattern(value: Located, complain: Complain): Matcher | undefined {
  try {
    if (value.kind === "scalar") return { op: "matches", pattern: new RegExp(value.text, "u") };
  } catch {
    // Said below.
  }
  return complain(value.at, "matches takes a regular expression");
}

function readList(located: Located, complain: Complain): readonly Template[] | undefined {
  if (located.kind !== "list") return complain(located.at, "must be a list");
  const values = located.items.map((item) => readTemplate(item, complain));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** A value that may read captured ones. */
export function readTemplate(located: Located, complain: Complain): Template | undefined {
  if (located.kind !== "scalar") return complain(located.at, "must be a text, a number, true, false or null");
  if (typeof located.value !== "string") return { kind: "value", value: located.value, text: located.text };
  const template = parseTemplate(located.value);
  return template.ok ? template.value : complain(located.at, template.error);
}

function operatorOf(key: string): Operator | undefined {
  return OPERATORS.find((operator) => operator === key);
}

function isNearOperator(key: string): boolean {
  return key.length > 3 && nearestKey(key, OPERATORS) !== undefined;
}

function suggestion(key: string): string {
  const nearest = nearestKey(key, OPERATORS);
  return nearest === undefined ? `; there are ${OPERATORS.join(", ")}` : `; did you mean "${nearest}"?`;
}
