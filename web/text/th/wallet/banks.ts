import { type BankCode, bankOf } from "../../../../core/wallet/banks.ts";

/** A bank's common name. */
export function bankName(code: BankCode): string {
  return bankOf(code).thaiName;
}
