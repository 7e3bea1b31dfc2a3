import { describe, expect, test } from "vitest";
import { maskBankAccount, maskName } from "../../../core/rules/mask-name.ts";
import { always } from "../../always.ts";
import { aBankAccount } from "../../arbitraries/core/member-fields.ts";
import { anyText, textOf } from "../../arbitraries/core/text.ts";

const digitsIn = (text: string) => text.replace(/\D/g, "");

describe("maskBankAccount", () => {
  test("shows the four digits before the last one", () => {
    expect(maskBankAccount("1234548219")).toBe("xxx-x-x4821-x");
    always([aBankAccount()], (account) => {
      const mask = maskBankAccount(account);
      expect(digitsIn(mask)).toBe(account.slice(-5, -1));
      expect(mask.replace(/-/g, "")).toHaveLength(account.length);
    });
  });

  test("shows nothing of a shorter number", () => {
    always([textOf("0123456789-", 9)], (text) => {
      expect(digitsIn(maskBankAccount(text))).toBe("");
    });
  });
});

describe("maskName", () => {
  test.each([
    ["สมชาย ใจดี", "สม*** ***"],
    ["น้ำฝน ทองดี", "น้ำฝ*** ***"],
    ["เปี๊ยก", "เปี๊ย***"],
    ["goldmember", "go***"],
    ["Jo", "J***"],
    ["A", "***"],
    ["", "***"],
    ["  สมชาย   ณ   อยุธยา ", "สม*** ***"],
  ])("%j becomes %s", (name, mask) => {
    expect(maskName(name)).toBe(mask);
  });

  test("shows neither the length nor anything but the beginning", () => {
    always([anyText()], (text) => {
      const mask = maskName(text);
      const shown = mask.replace(/( \*{3}|\*{3})+$/, "");
      expect(mask).toMatch(/\*{3}$/);
      expect(text.trimStart().startsWith(shown)).toBe(true);
      if (text.trim() !== "") expect(shown.length).toBeLessThan(text.trim().length);
    });
  });
});

test("a short account number is as many marks as it has digits", () => {
  expect(maskBankAccount("12-34 5")).toBe("xxxxx");
  expect(maskBankAccount("")).toBe("");
});
