import { type BankCode, bankOf, findBank } from "../../core/wallet/banks.ts";

/** A bank as the wire names it: by code, abbreviation or name. One that we know is called by its Thai name. */
export function bankFromWire(wireName: string): { readonly bank: BankCode | undefined; readonly bankName: string } {
  const bank = findBank(wireName);
  return { bank, bankName: bank ? bankOf(bank).thaiName : wireName };
}
