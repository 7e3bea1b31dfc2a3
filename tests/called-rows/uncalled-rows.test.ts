import { expect, test } from "vitest";
import { uncalledRows } from "./uncalled-rows.ts";

const ROWS = ["login", "withdraw", "audit"];

test("accepts rows that any test file called", () => {
  const records = new Map([
    ["a.test.ts", ["login"]],
    ["b.test.ts", ["audit", "login", "withdraw"]],
  ]);
  expect(uncalledRows(ROWS, [], records)).toEqual([]);
});

test("names rows that no page called", () => {
  expect(uncalledRows(ROWS, [], new Map([["a.test.ts", ["login"]]]))).toEqual([
    "no page called with success: withdraw, audit",
  ]);
});

test("accepts a row of the long journeys only when no short one calls it", () => {
  const elsewhere = ["audit"];
  expect(uncalledRows(ROWS, elsewhere, new Map([["a.test.ts", ["login", "withdraw"]]]))).toEqual([]);
  expect(uncalledRows(ROWS, elsewhere, new Map([["a.test.ts", ROWS]]))).toEqual([
    "listed as rows of long journeys, but a short one calls them: audit",
  ]);
});

test("names every row when a run left no record", () => {
  expect(uncalledRows(ROWS, [], new Map())).toEqual(["no page called with success: login, withdraw, audit"]);
});
