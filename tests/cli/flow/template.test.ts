import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePath, valueAt } from "../../../cli/flow/data-path.ts";
import { misfit } from "../../../cli/flow/matcher.ts";
import { optionText, parseTemplate, resolve } from "../../../cli/flow/template.ts";
import type { Json } from "../../../cli/output/view.ts";
import { always } from "../../always.ts";

const VALUES = new Map<string, Json>([
  ["id", "abc"],
  ["before", { creditSatang: 12_345, items: [{ n: 1 }, { n: 2 }] }],
]);

function valueOf(text: string): unknown {
  const template = parseTemplate(text);
  if (!template.ok) return template.error;
  const value = resolve(template.value, VALUES);
  return value.ok ? value.value : value.error;
}

test.each([
  ["$id", "abc"],
  ["$before.items[-1].n", 2],
  ["$before.items.length", 2],
  ["id is ${id}!", "id is abc!"],
  ["$$id", "$id"],
  ["500 baht", 50_000],
  ["฿1,500.50", 150_050],
  ["0 baht", 0],
  ["$before.creditSatang + 500 baht - 20.25 baht", 60_320],
  ["-500 baht", -50_000],
  ["2026-11-20", "2026-11-20"],
  ["a - b", "a - b"],
  ["$before.nothing", "$before.nothing has no value"],
  ["$id + 1 baht", "$id + 1 baht: a part of the sum is no number"],
])("%s", (text, value) => {
  expect(valueOf(text)).toEqual(value);
});

test("a sum of amounts is the sum of their satang", () => {
  always([fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 6 })], (amounts) => {
    const text = amounts.map((satang) => `${(satang / 100).toFixed(2)} baht`).join(" + ");
    expect(valueOf(text)).toBe(amounts.reduce((sum, each) => sum + each, 0));
  });
});

test("a captured amount becomes the baht that an option takes, to the satang", () => {
  const template = parseTemplate("$amount");
  if (!template.ok) throw new Error(template.error);
  always([fc.integer({ min: 1, max: 999_999_999_999 })], (satang) => {
    const text = optionText(template.value, satang, true);
    expect(Math.round(Number(text) * 100)).toBe(satang);
    expect(text).toMatch(/^\d+(\.\d{1,2})?$/);
  });
});

test("a text without dollars and amounts is itself", () => {
  always([fc.string().filter((text) => !/[$฿]|baht|บาท| [+-] /.test(text))], (text) => {
    expect(valueOf(text)).toBe(text);
  });
});

test("the value at a place is what the place names", () => {
  always([fc.array(fc.nat(), { minLength: 1, maxLength: 20 })], (list) => {
    const path = parsePath(`items[${list.length - 1}].n`);
    const last = parsePath("items[-1].n");
    if (!path || !last) throw new Error("no path");
    const data = { items: list.map((n) => ({ n })) };
    expect(valueAt(data, path)).toBe(list.at(-1));
    expect(valueAt(data, last)).toBe(list.at(-1));
  });
});

test("exactly one of less, equal and more fits any two numbers", () => {
  always([fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })], (got, wanted) => {
    const value = { kind: "value", value: wanted, text: "" } as const;
    const fits = (["below", "is", "above"] as const).filter((op) => misfit({ op, value }, got, VALUES) === undefined);
    expect(fits).toHaveLength(1);
    const atLeast = misfit({ op: "at-least", value }, got, VALUES) === undefined;
    expect(atLeast).toBe(got >= wanted);
  });
});
