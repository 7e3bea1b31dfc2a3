import { describe, expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { at, because, isRefusalCode, refusalOf, refuse } from "../../../core/shared/refusal.ts";

const midnight = instant(Date.UTC(2026, 10, 20, 17));

describe("refusals", () => {
  test("print the amount, the count and the moment in Thai, in the Buddhist era", () => {
    const { message } = refuse("withdraw-over-day-cap", { leftSatang: baht(1234.5), leftCount: 2, resetsAt: midnight });
    expect(message).toContain("฿1,234.50");
    expect(message).toContain("2 ครั้ง");
    expect(message).toContain("21 พ.ย. 69 00:00 น.");
  });

  test("are plain data: JSON keeps them, and `at` adds only the field", () => {
    const refusal = refuse("credit-insufficient", { creditSatang: satang(5) });
    expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
    expect(at("amount", refusal)).toEqual({ ...refusal, field: "amount" });
    expect(refusal).not.toHaveProperty("field");
  });

  test("are the same from a reason as from its code and facts", () => {
    const facts = { minimumSatang: baht(100) };
    expect(refusalOf(because("amount-below-minimum", facts))).toEqual(refuse("amount-below-minimum", facts));
    expect(refusalOf(because("amount-empty"))).toEqual(refuse("amount-empty"));
  });

  test("show a backend's own words, or a sentence if it sent none", () => {
    expect(refuse("backend-refused", { message: "ยอดไม่ถึง" }).message).toBe("ยอดไม่ถึง");
    expect(refuse("backend-refused", { message: "" }).message).not.toBe("");
  });

  test("have no other codes", () => {
    expect(isRefusalCode("slip-duplicate")).toBe(true);
    for (const wrong of ["", "toString", "__proto__", "constructor", 5, null, undefined, {}]) {
      expect(isRefusalCode(wrong)).toBe(false);
    }
  });
});
