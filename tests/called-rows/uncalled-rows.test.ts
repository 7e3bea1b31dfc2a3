import { expect, test } from "vitest";
import { uncalledRows } from "./uncalled-rows.ts";

const ROWS = ["login", "withdraw", "audit"];

test("rows that any journey called are proved", () => {
  const records = new Map([
    ["a.test.ts", ["login"]],
    ["b.test.ts", ["audit", "login", "withdraw"]],
  ]);
  expect(uncalledRows(ROWS, {}, records)).toEqual([]);
});

test("rows that nobody called are named", () => {
  expect(uncalledRows(ROWS, {}, new Map([["a.test.ts", ["login"]]]))).toEqual([
    "no page called with success, in any journey: withdraw, audit",
  ]);
});

test("a row without a screen needs no call, and must not have any", () => {
  const withoutScreen = { audit: "for auditors" };
  expect(uncalledRows(ROWS, withoutScreen, new Map([["a.test.ts", ["login", "withdraw"]]]))).toEqual([]);
  expect(uncalledRows(ROWS, withoutScreen, new Map([["a.test.ts", ROWS]]))).toEqual([
    "are said to have no screen, yet a page called them: audit",
  ]);
});

test("a run that left no record proves nothing", () => {
  expect(uncalledRows(ROWS, {}, new Map())).toEqual([
    "no page called with success, in any journey: login, withdraw, audit",
  ]);
});
