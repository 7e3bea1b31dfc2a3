import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { problem } from "../../contracts/problems.ts";
import { ENDPOINTS } from "../../contracts/table.ts";
import { jsonFor } from "../arbitraries/wire/json-for.ts";
import { fieldsOf } from "./fields-of.ts";

const schemas = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, row]) =>
  (["query", "body", "reply"] as const).flatMap((part) => {
    const schema = row[part];
    return schema ? [[`${name} ${part}`, schema] as const] : [];
  }),
);

/** Objects that are maps, which have no unknown keys. */
const MAPS = ["facts", "downline_users"];

/** Adds an unknown field to every object. */
function withUnknownFields(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((inner) => withUnknownFields(inner));
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(
    ([key, inner]) => [key, withUnknownFields(inner, MAPS.includes(key))] as const,
  );
  return { ...Object.fromEntries(known), ...(isMap ? {} : { unknown: { deep: [1, "x", null] } }) };
}

/** The path of every part of a value. Leaves out null, which has no type that could be wrong. */
function pathsInto(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (value === null) return [];
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsInto(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, put) : inner));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, put) };
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((node, key) => Object(node)[key], value);

describe.each([...schemas, ["problem", problem] as const])("%s", (_, schema) => {
  test("marks every field as specified or assumed", () => {
    const without = fieldsOf(schema).filter(
      (field) => !["spec", "assumed"].includes(String(v.getMetadata(field.schema)["source"])),
    );
    expect(without.map((field) => field.path)).toEqual([]);
  });

  test("accepts valid values, and drops unknown fields", () => {
    fc.assert(
      fc.property(jsonFor(schema), (value) => {
        const plain = v.safeParse(schema, value);
        expect(plain.issues).toBeUndefined();
        expect(v.safeParse(schema, withUnknownFields(value)).output).toEqual(plain.output);
      }),
      { numRuns: 20 },
    );
  });

  test("rejects a value of the wrong type at any place, and the issue names the place", () => {
    const aWrongValue = jsonFor(schema)
      .filter((value) => value !== null)
      .chain((value) => fc.record({ value: fc.constant(value), path: fc.constantFrom(...pathsInto(value)) }));
    fc.assert(
      fc.property(aWrongValue, ({ value, path }) => {
        const { issues } = v.safeParse(schema, replaced(value, path, wrongFor(valueAt(value, path))));
        expect(issues?.[0]).toBeDefined();
        // Inside a union, the issue names the union itself.
        const place = issues ? (v.getDotPath(issues[0]) ?? "") : "";
        expect(path.join(".").startsWith(place)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

/** A value of a type that no field accepts in place of this value. */
function wrongFor(value: unknown): unknown {
  return typeof value === "boolean" ? "true" : true;
}

test("fieldsOf finds nested fields", () => {
  const fields = fieldsOf(ENDPOINTS.downlineBonus.reply).map((field) => field.path);
  expect(fields).toEqual(["downline_users", "downline_users.*.bonus", "downline_users.*.staked", "total_bonus"]);
  expect(fieldsOf(ENDPOINTS.wheel.reply).map((field) => field.path)).toContain("segments.*.prize.amount");
});
