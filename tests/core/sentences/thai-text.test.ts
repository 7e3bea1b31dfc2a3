import { describe, expect, test } from "vitest";
import { isThaiText } from "../../../core/sentences/sentences.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

describe("a text in Thai", () => {
  test.each(["ปิดรับถอนชั่วคราว", "E17: ยอดไม่พอ", "SCB ปิดปรับปรุง 23:00"])("%s", (text) => {
    expect(isThaiText(text)).toBe(true);
  });

  test.each(["", "Insufficient balance", "余额不足", "฿500.00", "๕๐๐", "ไ".slice(1), "500256", "ຍອດເງິນບໍ່ພໍ"])(
    "is not %j",
    (text) => {
      expect(isThaiText(text)).toBe(false);
    },
  );

  test("is a text to which Thai letters were added anywhere", () => {
    always([anyText(), anyText()], (before, after) => {
      expect(isThaiText(`${before}ก${after}`)).toBe(true);
      expect(isThaiText(before)).toBe(/[ก-ฺเ-๎]/.test(before));
    });
  });
});
