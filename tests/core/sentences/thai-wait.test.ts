import { expect, test } from "vitest";
import { thaiWait } from "../../../core/sentences/thai-visitors.ts";

test.each([
  [0.4, "1 วินาที"],
  [8, "8 วินาที"],
  [58.1, "59 วินาที"],
  [59, "59 วินาที"],
  [60, "1 นาที"],
  [61, "2 นาที"],
  [3600, "60 นาที"],
])("a wait of %d seconds is %s, without a break", (seconds, text) => {
  expect(thaiWait(seconds)).toBe(text.replace(" ", "\u00a0"));
});
