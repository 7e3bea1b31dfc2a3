import { expect, test } from "vitest";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { valueAt } from "../../../cli/flow/data-path.ts";
import { misfit } from "../../../cli/flow/matcher.ts";
import { readFlow } from "../../../cli/flow/read/read-flow.ts";
import type { Json } from "../../../cli/output/view.ts";

const CATALOG = flowCatalog();
const DATA: Json = {
  status: "paid",
  amountSatang: 50_000,
  at: "2026-11-20T05:00:00.000Z",
  nothing: null,
  tags: ["a", "b"],
  account: { code: "004", name: "x" },
  items: [
    { id: "D-1", status: "paid", amountSatang: 100 },
    { id: "D-2", status: "rejected", amountSatang: 200 },
  ],
};

/** What is wrong with the expectations, in words. */
function wrong(expectations: string, data = DATA): readonly string[] {
  const { flow, complaints } = readFlow(
    "a.yaml",
    `flow: A\ninputs: { id: D-1 }\nsteps:\n  - use: wallet credit\n    expect: ${expectations}\n`,
    CATALOG,
  );
  expect(complaints).toEqual([]);
  const values = new Map<string, Json>([["id", "D-1"]]);
  return (flow?.steps[0]?.expect ?? []).flatMap(
    ({ path, matcher }) => misfit(matcher, valueAt(data, path), values) ?? [],
  );
}

test.each([
  ["{ status: paid, amountSatang: 500 baht }", []],
  ["{ status: checking }", ['"checking"']],
  ["{ status: { not: paid } }", ['anything but "paid"']],
  ["{ status: { one-of: [paid, checking] } }", []],
  ["{ status: { one-of: [checking, $id] } }", ['one of "checking", "D-1"']],
  ["{ amountSatang: { at-least: 50000, below: 50001 } }", []],
  ["{ amountSatang: { above: 500 baht } }", ["more than 50000"]],
  ["{ amountSatang: { between: [499.99 baht, 500 baht] } }", []],
  ["{ amountSatang: { between: [1 baht, 499.99 baht] } }", ["at most 49999"]],
  ["{ amountSatang: '50000' }", ['"50000"']],
  ['{ at: { above: "2026-11-20T04:59:59.999Z" } }', []],
  ["{ status: { above: 5 } }", ["more than 5"]],
  ["{ nothing: null, missing: null, missing.deeper: { exists: false } }", []],
  ["{ nothing: { exists: true } }", ["a value"]],
  ["{ status: { matches: ^pa, length: 4, contains: ai, lacks: x } }", []],
  ["{ status: { matches: ^x } }", ["a text that matches /^x/u"]],
  ["{ status: { lacks: ai } }", ['a text without "ai"']],
  ["{ tags: [a, b], items.length: 2, 'tags[-1]': b }", []],
  ["{ tags: [b, a] }", ['["b","a"]']],
  ["{ tags: [a] }", ['["a"]']],
  ["{ tags: { contains: b, lacks: c, length: { at-most: 2 } } }", []],
  ["{ tags: { length: { above: 2 } } }", ["a length of more than 2"]],
  ["{ account: { code: '004' } }", []],
  ["{ account: { code: '014' } }", ['code "014"']],
  ["{ items: { contains: { id: $id, status: paid }, lacks: { id: $id, status: rejected } } }", []],
  ["{ items: { contains: { id: $id, status: rejected } } }", ['an item with id "D-1", status "rejected"']],
  ["{ items: { every: { amountSatang: { above: 0 } } } }", []],
  ["{ items: { every: { status: paid } } }", ['only items with status "paid"']],
  ["{ status: { every: { a: 1 } } }", ["a list"]],
])("%s", (expectations, misfits) => {
  expect(wrong(expectations)).toEqual(misfits);
});

test("a pattern that tries too many ways is said, once for all items, and ends", () => {
  const hostile = String.raw`"^(?:\\w+\\W?)+#$"`;
  const tooMany = "matching takes longer than 500 ms: the pattern tries too many ways";
  const began = performance.now();
  const data = { ...DATA, tags: Array.from({ length: 20 }, () => "a".repeat(60)) };
  expect(wrong(`{ tags: { contains: { matches: ${hostile} } } }`, data)).toEqual([
    expect.stringContaining("an item with a text that matches "),
  ]);
  expect(wrong(`{ 'tags[0]': { matches: ${hostile} } }`, data)).toEqual([expect.stringContaining(tooMany)]);
  // Twice 500 ms, not twenty times; the rest is for a busy machine.
  expect(performance.now() - began).toBeLessThan(8000);
  // What JavaScript's patterns can say stays.
  expect(wrong("{ status: { matches: '^(?=pa)(?<x>.)a.*d$' } }")).toEqual([]);
});
