import { expect, test } from "vitest";
import { formatChance, formatCount } from "../../../web/text/numbers.ts";

test("groups the digits of a count by thousands", () => {
  expect(formatCount(1234567)).toBe("1,234,567");
});

test.each([
  [0.2, "20%"],
  [0.075, "7.5%"],
  [0.005, "0.5%"],
  [0.0005, "0.05%"],
  [0.000001, "0.0001%"],
  [0.0000000123, "0.0000012%"],
  [0, "0%"],
  [1, "100%"],
])("writes a chance of %d as %s", (chance, text) => {
  expect(formatChance(chance)).toBe(text);
});
