import type { BankCode } from "../../../core/wallet/banks.ts";

/** Who an account belongs to, as its bank says. */
export interface BankDirectory {
  /** Undefined where the bank knows no such account. */
  accountName(bank: BankCode, accountNumber: string): Promise<string | undefined>;
}
