import { describe, expect, test } from "vitest";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { baht, MAX_AMOUNT, type Satang, satang } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { anAmount } from "../../arbitraries/core/money.ts";

const codeOf = (amount: Satang, limits?: Parameters<typeof judgeAmount>[1]) => judgeAmount(amount, limits)?.code;

describe("judgeAmount", () => {
  test("accepts exactly the amounts between the limits, both included", () => {
    always([anAmount(), anAmount(), anAmount()], (one, other, amount) => {
      const limits = { minimumSatang: satang(Math.min(one, other)), maximumSatang: satang(Math.max(one, other)) };
      const expected =
        amount < limits.minimumSatang
          ? "amount-below-minimum"
          : amount > limits.maximumSatang
            ? "amount-above-maximum"
            : undefined;
      expect(codeOf(amount, limits)).toBe(expected);
      expect([codeOf(limits.minimumSatang, limits), codeOf(limits.maximumSatang, limits)]).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  test("accepts every amount of the product when no limit is given", () => {
    expect([satang(1), MAX_AMOUNT].map((amount) => codeOf(amount))).toEqual([undefined, undefined]);
    expect(codeOf(satang(MAX_AMOUNT + 1))).toBe("amount-too-large");
  });

  test("refuses zero and negative amounts, whatever the limits are", () => {
    const limits = { minimumSatang: satang(-100), maximumSatang: baht(100) };
    expect([codeOf(satang(0), limits), codeOf(satang(-1), limits)]).toEqual(["amount-zero", "amount-negative"]);
  });

  test("names the amount field and the limit", () => {
    expect(judgeAmount(baht(50), { minimumSatang: baht(100) })).toMatchObject({
      field: "amount",
      facts: { minimumSatang: baht(100) },
    });
    expect(judgeAmount(baht(200), { maximumSatang: baht(100) })).toMatchObject({
      field: "amount",
      facts: { maximumSatang: baht(100) },
    });
  });
});
