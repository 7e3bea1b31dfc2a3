import { expect, test } from "vitest";
import { plural } from "../../../../web/text/en/plural.ts";

test.each([1, "1", "+1", "-1", "−1"])("%j is one, with its sign", (count) => {
  expect(plural(count, "day", "days")).toBe(`${count} day`);
});

test.each([0, 2, 11, "1.5", "21", "+11", "1,001", "−2"])("%j is several", (count) => {
  expect(plural(count, "day", "days")).toBe(`${count} days`);
});
