import { expect, test } from "vitest";
import { isAtLeast } from "../../../cli/boot/minimum-node.mjs";

test.each([
  ["22.19.0", "22.19.0", true],
  ["22.20.0", "22.19.0", true],
  ["24.0.0", "22.19.0", true],
  ["22.9.0", "22.19.0", false],
  ["20.19.5", "20.19.0", true],
  ["20.18.3", "20.19.0", false],
  ["25.0.0-nightly20260101", "22.19.0", true],
])("version %s against the minimum %s: %s", (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});
