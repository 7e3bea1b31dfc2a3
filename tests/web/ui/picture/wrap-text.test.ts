import { expect, test } from "vitest";
import { wrapText } from "../../../../web/ui/picture/draw-picture.ts";
import { always } from "../../../always.ts";
import { textOf } from "../../../arbitraries/core/text.ts";

test("the lines have every letter in order, and each fits unless it is a single word", () => {
  const anySentence = textOf("กขคงเแา 12.,", 40);
  always([anySentence], (text) => {
    const lines = wrapText(text, (line) => line.length <= 10);
    expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  });
});

test("Thai is broken between words", () => {
  expect(wrapText("ไม่พบยอดโอนเข้าบัญชี", (line) => line.length <= 12)).toEqual(["ไม่พบยอดโอน", "เข้าบัญชี"]);
});
