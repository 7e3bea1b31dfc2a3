import * as v from "valibot";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { always } from "../../always.ts";
import { aBody, aQuery, aReply, type RowName } from "./wire-shapes.ts";

const ROWS = Object.keys(ENDPOINTS) as RowName[];

test.each(ROWS)("the shapes of %s are those of its schemas", (name) => {
  const { reply, body, query }: Endpoint = ENDPOINTS[name];
  const shapes = [
    [reply, aReply(name)],
    [body, aBody(name)],
    [query, aQuery(name)],
  ] as const;
  for (const [schema, shape] of shapes) {
    expect(shape === undefined).toBe(schema === undefined);
    if (schema && shape) always([shape], (value) => expect(v.is(schema, value)).toBe(true));
  }
});

test("a shape has the type of its schema", () => {
  // Compiles only with the fields of this row.
  always([aReply("getCredit")], ({ credit, point }) => expect(Number.isFinite(credit + point)).toBe(true));
});
