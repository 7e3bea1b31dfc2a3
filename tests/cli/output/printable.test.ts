import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printable, printableJson } from "../../../cli/output/printable.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

/** What controls a terminal or turns a text around, and what breaks a line. */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

const aHostileText = () =>
  fc
    .array(
      fc.oneof(
        anyText(),
        fc.constantFrom("\u202e", "\u2066", "\u200f", "\u061c", "\u009b31m", "\u001b]0;x\u0007", "\u2028", "\ufeff"),
      ),
    )
    .map((parts) => parts.join(""));

describe("a text from outside", () => {
  test("neither controls the terminal nor turns around what follows it", () => {
    always([aHostileText()], (text) => expect(printable(text)).not.toMatch(UNSAFE));
  });

  test("stays as it is when it is an ordinary text, also with Thai word breaks", () => {
    const text = "โอนเข้าบัญชี\u200bกสิกรไทย 1,250.50 👨‍👩‍👧";
    expect(printable(text)).toBe(text);
    expect(JSON.parse(printableJson({ text }))).toEqual({ text });
  });

  test("is one safe line of JSON that means the same", () => {
    always([aHostileText()], (text) => {
      const line = printableJson({ [text]: text });
      expect(line).not.toMatch(UNSAFE);
      expect(JSON.parse(line)).toEqual({ [text]: text });
    });
  });
});
