import { expect, test } from "vitest";
import { textMark } from "../../../core/session/change-address.ts";

// The published values of FNV-1a with 32 bits.
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("the first half of the mark of %j is its FNV-1a", (text, mark) => {
  expect(Number.parseInt(textMark(text).split("-")[0] ?? "", 36)).toBe(mark);
});

test("a mark that is stored holds after an update", () => {
  expect(textMark("foobar")).toBe("1h5yxyg-8fhpmq");
});
