import { expect, test } from "vitest";
import { formatDuration } from "../../../web/text/numbers.ts";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [161_999, "2:41"],
  [3_599_999, "59:59"],
  [8_595_000, "2:23:15"],
])("writes %i ms as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
