import { expect, test } from "vitest";
import { englishWait } from "../../../core/sentences/english-visitors.ts";

test.each([
  [0.4, "1 second"],
  [58.1, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3600, "60 minutes"],
])("a wait of %d seconds is %s", (seconds, text) => {
  expect(englishWait(seconds)).toBe(text);
});
