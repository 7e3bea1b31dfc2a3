import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fitsExactly } from "../../contracts/fits-exactly.ts";
import { credit } from "../../contracts/schemas/credit.ts";
import { games } from "../../contracts/schemas/games.ts";
import { depositRequests, historyPage } from "../../contracts/schemas/wallet.ts";
import { ENDPOINTS } from "../../contracts/table.ts";
import { always } from "../always.ts";
import { jsonFor } from "../arbitraries/wire/json-for.ts";

/** Replaces one part of the value. A longer path leads to a deeper part. */
function replacePart(value: unknown, path: readonly number[], other: unknown): unknown {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== "object" || value === null) return other;
  const keys = [...Object.keys(value), "unknown"];
  const key = keys[at % keys.length] ?? "unknown";
  const changed = replacePart(Reflect.get(value, key), rest, other);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? changed : item));
  return { ...value, [key]: changed };
}

const aPath = () => fc.array(fc.nat(30), { maxLength: 4 });
const another = () => fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(undefined, "", -1, 0.001, 1e300, [], {}));

describe.each(Object.entries(ENDPOINTS))("the reply of %s", (_, { reply }: { readonly reply: v.GenericSchema }) => {
  test("fits exactly only when parsing accepts it and returns an equal value", () => {
    always([jsonFor(reply), fc.option(fc.tuple(aPath(), another()), { nil: undefined })], (value, change) => {
      const sent = change ? replacePart(value, ...change) : value;
      if (!fitsExactly(reply, sent)) return;
      const parsed = v.safeParse(reply, sent);
      expect(parsed.success).toBe(true);
      expect(parsed.output).toStrictEqual(sent);
    });
  });
});

test.each(Object.entries({ credit, depositRequests, games, historyPage }))(
  "%s: every value that follows the contract without more fields fits",
  (_, schema: v.GenericSchema) => {
    always([jsonFor(schema)], (value) => expect(fitsExactly(schema, value)).toBe(true));
  },
);

test("a missing field with a default does not fit", () => {
  const schema = v.object({ limit: v.optional(v.number(), 20) });
  expect(fitsExactly(schema, { limit: 1 })).toBe(true);
  expect(fitsExactly(schema, {})).toBe(false);
});

test("a field that parsing changes does not fit", () => {
  const schema = v.object({ name: v.pipe(v.string(), v.trim()) });
  expect(fitsExactly(schema, { name: "nok" })).toBe(true);
  expect(fitsExactly(schema, { name: " nok" })).toBe(false);
});

test("an array does not fit the schema of an object without fields", () => {
  expect(fitsExactly(v.object({}), [])).toBe(false);
});
