import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { problem } from "../../contracts/schemas/problem.ts";
import { ENDPOINTS } from "../../contracts/table.ts";
import { fieldsOf } from "./fields-of.ts";
import { jsonFor } from "./json-for.ts";

const schemas = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, row]) =>
  (["query", "body", "reply"] as const).flatMap((part) => {
    const schema = row[part];
    return schema ? [[`${name} ${part}`, schema] as const] : [];
  }),
);

/** Objects that are maps: whatever key stands in them is known. */
const MAPS = ["facts", "downline_users"];

/** Puts a field nobody knows into every object. */
function withStrangers(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((inner) => withStrangers(inner));
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(([key, inner]) => [key, withStrangers(inner, MAPS.includes(key))] as const);
  return { ...Object.fromEntries(known), ...(isMap ? {} : { stranger: { deep: [1, "x", null] } }) };
}

/** Every leaf and object in a value, as a way to it; null says "nothing" and has no type that could be wrong. */
function waysInto(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (value === null) return [];
  if (typeof value !== "object" || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => waysInto(inner, [...way, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, put) : inner));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, put) };
}

const valueAt = (value: unknown, way: readonly string[]) =>
  way.reduce<unknown>((node, key) => Object(node)[key], value);

describe.each([...schemas, ["problem", problem] as const])("%s", (_, schema) => {
  test("every field says whether it was specified or assumed", () => {
    const without = fieldsOf(schema).filter(
      (field) => !["spec", "assumed"].includes(String(v.getMetadata(field.schema)["source"])),
    );
    expect(without.map((field) => field.path)).toEqual([]);
  });

  test("what it promises passes, with fields that nobody knows, and these are left out", () => {
    fc.assert(
      fc.property(jsonFor(schema), (value) => {
        const plain = v.safeParse(schema, value);
        expect(plain.issues).toBeUndefined();
        expect(v.safeParse(schema, withStrangers(value)).output).toEqual(plain.output);
      }),
      { numRuns: 20 },
    );
  });

  test("a value of the wrong type does not pass, wherever it stands, and the issue names the place", () => {
    const aWrongValue = jsonFor(schema)
      .filter((value) => value !== null)
      .chain((value) => fc.record({ value: fc.constant(value), way: fc.constantFrom(...waysInto(value)) }));
    fc.assert(
      fc.property(aWrongValue, ({ value, way }) => {
        const { issues } = v.safeParse(schema, replaced(value, way, wrongFor(valueAt(value, way))));
        expect(issues?.[0]).toBeDefined();
        // Inside a union the issue stands at the union itself.
        const place = issues ? (v.getDotPath(issues[0]) ?? "") : "";
        expect(way.join(".").startsWith(place)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

/** Of a type that no field of the contract takes in the place of the value's own. */
function wrongFor(value: unknown): unknown {
  return typeof value === "boolean" ? "true" : true;
}

test("the walk over the fields sees them all", () => {
  const fields = fieldsOf(ENDPOINTS.downlineBonus.reply).map((field) => field.path);
  expect(fields).toEqual(["downline_users", "downline_users.*.bonus", "downline_users.*.staked", "total_bonus"]);
  expect(fieldsOf(ENDPOINTS.wheel.reply).map((field) => field.path)).toContain("segments.*.prize.amount");
});
