import type { BankCode } from "../../../core/wallet/banks.ts";

/** Looks up the holder of a bank account. */
export interface BankDirectory {
  /** Empty when no directory can be asked, undefined when the bank does not know the account. */
  accountName(bank: BankCode, accountNumber: string): Promise<string | undefined>;
}
