import { describe, expect, test } from "vitest";
import { BANK_CODES, BANKS, bankOf, findBank, isBankCode } from "../../../core/wallet/banks.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

describe("the banks", () => {
  test("have unique codes, names and abbreviations", () => {
    for (const values of [BANK_CODES, BANKS.map((bank) => bank.thaiName), BANKS.map((bank) => bank.abbreviation)]) {
      expect(new Set(values).size).toBe(BANK_CODES.length);
    }
    for (const code of BANK_CODES) expect(code).toMatch(/^\d{3}$/);
    expect(bankOf("004")).toEqual({ code: "004", thaiName: "กสิกรไทย", abbreviation: "KBANK" });
  });

  test("are found by each of their names", () => {
    for (const { code, thaiName, abbreviation } of BANKS) {
      for (const name of [
        code,
        thaiName,
        `ธนาคาร${thaiName}`,
        `ธนาคาร ${thaiName}`,
        abbreviation.toLowerCase(),
        ` ${abbreviation} `,
      ]) {
        expect(findBank(name)).toBe(code);
      }
    }
  });

  test.each([
    ["011", ["ttb bank", "ทีทีบี", "ธนาคารทหารไทย", "TMB"]],
    ["004", ["กสิกร"]],
    ["022", ["CIMB", "ซีไอเอ็มบี"]],
    ["024", ["UOB"]],
    ["025", ["กรุงศรี", "Krungsri"]],
    ["033", ["GH Bank", "ธอส."]],
    ["034", ["ธ.ก.ส.", "ธกส", "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร"]],
    ["066", ["iBank"]],
    ["070", ["ICBC"]],
    ["071", ["Thai Credit"]],
    ["073", ["LHB"]],
  ])("find %s by %j", (code, names) => {
    for (const name of names) expect(findBank(name)).toBe(code);
  });

  test("are not found by an unknown name, and finding never throws", () => {
    for (const name of ["", "ธนาคาร", "กรุงธนาคารไทย", "999", "constructor", "__proto__"])
      expect(findBank(name)).toBeUndefined();
    always([anyText()], (text) => {
      const found = findBank(text);
      expect(found === undefined || isBankCode(found)).toBe(true);
    });
  });

  test("have no other codes", () => {
    for (const wrong of ["4", 4, "001", "", null, undefined]) expect(isBankCode(wrong)).toBe(false);
  });
});
