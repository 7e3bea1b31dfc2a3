import { afterEach, describe, expect, test } from "vitest";
import { BANK_CODES, type BankCode } from "../../../core/wallet/banks.ts";
import { bankNameOf, banksByName } from "../../../web/text/banks.ts";
import { bankName as english } from "../../../web/text/en/wallet/banks.ts";
import { speak } from "../../../web/text/live.ts";
import { bankName as thai } from "../../../web/text/th/wallet/banks.ts";

const NAMES = { th: thai, en: english };

afterEach(() => speak("th"));

describe.each(Object.entries(NAMES))("the names of banks in %s", (language, nameOf) => {
  const names = BANK_CODES.map(nameOf);

  test("are there for every bank, and no two share one", () => {
    for (const name of names) expect(name.trim()).not.toBe("");
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(BANK_CODES.length);
  });

  test("have letters of the language only", () => {
    for (const name of names) expect(name).toMatch(language === "th" ? /^[^a-z]+$/i : /^[a-z ()]+$/i);
  });
});

test("an account's bank has our name for it, and an unknown one the backend's", () => {
  const nameOf = (bank: BankCode | undefined) => bankNameOf({ bank, bankName: "ธนาคารเอไอ" });
  expect([nameOf("014"), nameOf(undefined)]).toEqual(["ไทยพาณิชย์", "ธนาคารเอไอ"]);
});

test("a choice lists every bank once, as the dictionary does", () => {
  const banks = banksByName();
  expect(banks.map(({ code }) => code).sort()).toEqual([...BANK_CODES].sort());
  for (const { code, name } of banks) expect(name).toBe(thai(code));
  const first = banks.slice(0, 4).map(({ name }) => name);
  expect(first).toEqual(["กรุงเทพ", "กรุงไทย", "กรุงศรีอยุธยา", "กสิกรไทย"]);
});
