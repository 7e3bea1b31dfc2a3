import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  parseBankAccount,
  parsePassword,
  parsePasswordChange,
  parsePersonName,
  parsePhone,
  parseUsername,
} from "../../../core/rules/member-fields.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { always } from "../../always.ts";
import { aBankAccount, aPhone } from "../../arbitraries/core/member-fields.ts";
import { anyText, inThaiDigits, textOf } from "../../arbitraries/core/text.ts";

const valueOrCode = (read: Result<string, Refusal>) => (read.ok ? read.value : read.error.code);
const dashed = (text: string) => text.split("").join("-");

describe("parsePhone", () => {
  test("reads every way to write a number", () => {
    always([aPhone()], (phone) => {
      const rest = phone.slice(1);
      const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`;
      const written = [phone, spaced, dashed(phone), inThaiDigits(phone), `+66${rest}`, `+66 ${dashed(rest)}`];
      written.push(
        `66${rest}`,
        `0066${rest}`,
        `+66 (0)${rest}`,
        `\u200b${phone}\u00a0`,
        phone.replace(/(...)/, "$1\u2011"),
      );
      for (const text of written) expect(valueOrCode(parsePhone(text))).toBe(phone);
    });
  });

  test.each([
    "",
    "081234567",
    "08123456789",
    "0212345678",
    "0712345678",
    "+65812345678",
    "+66 2 123 4567",
    "66812345",
    "081234567a",
    "tel:0812345678",
  ])("refuses %j", (text) => {
    expect(valueOrCode(parsePhone(text))).toBe("phone-format");
  });

  test("never throws and returns only mobile numbers that it reads as themselves", () => {
    always([fc.oneof(anyText(), textOf("0066689123๐๘+-() ", 16))], (text) => {
      const read = parsePhone(text);
      if (!read.ok) return;
      expect(read.value).toMatch(/^0[689]\d{8}$/);
      expect(parsePhone(read.value)).toEqual(read);
    });
  });
});

describe("parseBankAccount", () => {
  test("reads every way to write a number", () => {
    always([aBankAccount()], (account) => {
      const booked = account.replace(/^(...)(.)(.....)/, "$1-$2-$3-");
      for (const text of [account, booked, dashed(account), inThaiDigits(account), ` ${account} `]) {
        expect(valueOrCode(parseBankAccount(text))).toBe(account);
      }
    });
  });

  test.each(["", "123456789", "1234567890123456", "12345x7890", "+1234567890", "1234567890.0"])(
    "refuses %j",
    (text) => {
      expect(valueOrCode(parseBankAccount(text))).toBe("bank-account-format");
    },
  );

  test("never throws and returns only digits that it reads as themselves", () => {
    always([fc.oneof(anyText(), textOf("0123456789๑๒- ", 20))], (text) => {
      const read = parseBankAccount(text);
      if (!read.ok) return;
      expect(read.value).toMatch(/^\d{10,15}$/);
      expect(parseBankAccount(read.value)).toEqual(read);
    });
  });
});

describe("parseUsername", () => {
  test.each([
    ["Somchai99", "somchai99"],
    ["  gold ", "gold"],
    ["abc๑๒", "abc12"],
    ["abc", "username-format"],
    ["a".repeat(20), "a".repeat(20)],
    ["a".repeat(21), "username-format"],
    ["1abc", "username-format"],
    ["ab cd", "username-format"],
    ["สมชาย", "username-format"],
    ["ab_cd", "username-format"],
    ["", "username-format"],
  ])("%j: %s", (text, expected) => {
    expect(valueOrCode(parseUsername(text))).toBe(expected);
  });

  test("never throws and reads its own result as the same", () => {
    always([fc.oneof(anyText(), textOf("aZ09 ๑_", 24))], (text) => {
      const read = parseUsername(text);
      if (!read.ok) return;
      expect(read.value).toMatch(/^[a-z][a-z0-9]{3,19}$/);
      expect(parseUsername(read.value)).toEqual(read);
    });
  });
});

describe("passwords", () => {
  test.each([
    ["demo1234", true],
    ["รหัสผ่าน1", true],
    [`${"a".repeat(63)}1`, true],
    [`${"a".repeat(64)}1`, false],
    ["demo123", false],
    ["12345678", false],
    ["abcdefgh", false],
    ["", false],
  ])("%j: %s", (text, accepted) => {
    expect(parsePassword(text).ok).toBe(accepted);
  });

  test("are never changed", () => {
    always([fc.string({ minLength: 6, maxLength: 62 })], (text) => {
      const password = ` a1${text}`.slice(0, 64);
      expect(valueOrCode(parsePassword(password))).toBe(password);
    });
  });

  test("need for a change a new one that is typed twice and is not the old one", () => {
    const change = { oldPassword: "demo1234", newPassword: "fresh5678", confirmPassword: "fresh5678" };
    expect(valueOrCode(parsePasswordChange(change))).toBe("fresh5678");
    expect(valueOrCode(parsePasswordChange({ ...change, confirmPassword: "fresh5679" }))).toBe("password-differs");
    expect(valueOrCode(parsePasswordChange({ ...change, oldPassword: "fresh5678" }))).toBe("password-same");
    expect(valueOrCode(parsePasswordChange({ ...change, newPassword: "short1" }))).toBe("password-format");
  });
});

describe("parsePersonName", () => {
  test.each([
    ["สมชาย ใจดี", "สมชาย ใจดี"],
    ["  Somchai \t  Jaidee ", "Somchai Jaidee"],
    ["สมชาย ณ อยุธยา", "สมชาย ณ อยุธยา"],
    ["สมชาย", "name-required"],
    ["สมชาย 123", "name-required"],
    ["", "name-required"],
    ["   ", "name-required"],
    [`ก ${"ข".repeat(98)}`, `ก ${"ข".repeat(98)}`],
    [`ก ${"ข".repeat(99)}`, "name-required"],
  ])("%j: %s", (text, expected) => {
    expect(valueOrCode(parsePersonName(text))).toBe(expected);
  });

  test("never throws and reads its own result as the same", () => {
    always([anyText()], (text) => {
      const read = parsePersonName(text);
      if (read.ok) expect(parsePersonName(read.value)).toEqual(read);
    });
  });
});

test("a name begins with a letter", () => {
  expect(valueOrCode(parsePersonName("1สมชาย ใจดี"))).toBe("name-required");
  expect(valueOrCode(parsePersonName("- สมชาย ใจดี"))).toBe("name-required");
});
