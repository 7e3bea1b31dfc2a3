import { describe, expect, it } from "vitest";
import { bankFromWire } from "../../../adapters/http/bank-account-from-wire.ts";
import { BANKS } from "../../../core/wallet/banks.ts";

describe("bankFromWire", () => {
  it.each(BANKS)("calls $code by its Thai name, however the wire writes it", ({ code, thaiName, abbreviation }) => {
    for (const written of [code, abbreviation, thaiName]) {
      expect(bankFromWire(written)).toEqual({ bank: code, bankName: thaiName });
    }
  });

  it("keeps the words of a bank that is not in our table", () => {
    expect(bankFromWire("Bank of Elsewhere")).toEqual({ bank: undefined, bankName: "Bank of Elsewhere" });
  });
});
