import { describe, expect, it } from "vitest";
import { bankAccountFromWire } from "../../../adapters/http/member-from-wire.ts";
import { BANKS } from "../../../core/wallet/banks.ts";

describe("bankAccountFromWire", () => {
  it.each(BANKS)("gives bank $code its Thai name for its code, abbreviation and name", (bank) => {
    const { code, thaiName, abbreviation } = bank;
    for (const bankName of [code, abbreviation, thaiName]) {
      expect(bankAccountFromWire({ bankName, bankId: "1" })).toEqual({
        bank: code,
        bankName: thaiName,
        accountNumber: "1",
      });
    }
  });

  it("keeps the name of a bank that is not in our table", () => {
    expect(bankAccountFromWire({ bankName: "Bank of Elsewhere", bankId: "123-4 56789" })).toEqual({
      bank: undefined,
      bankName: "Bank of Elsewhere",
      accountNumber: "123456789",
    });
  });
});
