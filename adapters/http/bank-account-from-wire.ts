import { type BankCode, bankOf, findBank } from "../../core/wallet/banks.ts";

export interface BankAccount {
  /** Undefined for a bank that our table does not have. */
  readonly bank: BankCode | undefined;
  readonly bankName: string;
  readonly accountNumber: string;
}

/**
 * Translates an account. The wire gives the bank's code, abbreviation or name in `bankName`, and the account number in
 * `bankId`. A bank in our table gets its Thai name; any other keeps the backend's name.
 */
export function bankAccountFromWire(wire: { readonly bankName: string; readonly bankId: string }): BankAccount {
  const bank = findBank(wire.bankName);
  return {
    bank,
    bankName: bank ? bankOf(bank).thaiName : wire.bankName,
    accountNumber: withoutSeparators(wire.bankId),
  };
}

/** Removes the spaces and dashes that some backends write in phone and account numbers. */
export function withoutSeparators(number: string): string {
  return number.replace(/[\s-]/g, "");
}
