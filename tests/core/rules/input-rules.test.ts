import { describe, expect, test } from "vitest";
import { DEFAULT_INPUT_RULES, type InputRules, isWithin } from "../../../core/rules/input-rules.ts";
import { parseBankAccount, parsePassword, parseUsername } from "../../../core/rules/member-fields.ts";
import { baht } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { inThai } from "../../in-thai.ts";

const OTHER: InputRules = {
  username: { minimum: 2, maximum: 6 },
  password: { minimum: 4, maximum: 5 },
  bankAccount: { minimum: 6, maximum: 8 },
  affiliateMinimumSatang: baht(1),
};

describe("the input rules", () => {
  test("have the default values of the product", () => {
    expect(DEFAULT_INPUT_RULES).toEqual({
      username: { minimum: 4, maximum: 20 },
      password: { minimum: 8, maximum: 64 },
      bankAccount: { minimum: 10, maximum: 15 },
      affiliateMinimumSatang: 10_000,
    });
  });

  test("print the default values in the refusals' sentences", () => {
    const { username, password, bankAccount } = DEFAULT_INPUT_RULES;
    expect([
      inThai(refuse("username-format", username)),
      inThai(refuse("password-format", password)),
      inThai(refuse("bank-account-format", bankAccount)),
    ]).toEqual([
      "ชื่อผู้ใช้ต้องเป็นตัวอักษรอังกฤษหรือตัวเลข 4–20 ตัว และขึ้นต้นด้วยตัวอักษร",
      "รหัสผ่านต้องยาว 8–64 ตัว มีทั้งตัวอักษรและตัวเลข",
      "เลขที่บัญชีต้องเป็นตัวเลข 10–15 หลัก",
    ]);
  });

  test.each([
    ["username", parseUsername, ["ab", "abcdef"], ["a", "abcdefg", "1bc"]],
    ["password", parsePassword, ["abc1", "abcd1"], ["ab1", "abcde1", "abcde"]],
    ["bankAccount", parseBankAccount, ["123456", "12345678"], ["12345", "123456789", "12345x"]],
  ] as const)("decide the length of a %s, and its refusal has them", (field, parse, accepted, refused) => {
    for (const text of accepted) expect(parse(text, OTHER).ok).toBe(true);
    for (const text of refused) {
      expect(parse(text, OTHER)).toMatchObject({ error: { facts: OTHER[field] } });
    }
  });

  test("include both ends of a range", () => {
    const range = { minimum: 2, maximum: 3 };
    expect(["a", "ab", "abc", "abcd"].map((text) => isWithin(range, text))).toEqual([false, true, true, false]);
  });
});
