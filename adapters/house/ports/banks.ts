import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { BankCode } from "../../../core/wallet/banks.ts";

/** The content of a slip's mini QR. */
export interface MiniQr {
  /** Three digits. */
  readonly sendingBank: string;
  /** The sending bank's reference of the transfer. */
  readonly transRef: string;
}

/** A transfer as its bank reports it. */
export interface Transfer {
  readonly amountSatang: Satang;
  readonly transferredAt: Instant;
  readonly senderName: string;
  readonly senderBank: string;
  readonly receiverName: string;
  readonly receiverBank: string;
  /** Whether an account of the operator received it. */
  readonly receivedByUs: boolean;
}

export type TransferLookup =
  | { readonly outcome: "found"; readonly transfer: Transfer }
  | { readonly outcome: "not-found" }
  /** The bank does not answer at present. */
  | { readonly outcome: "unavailable" };

/** Looks up the transfer that a slip's mini QR names. */
export interface SlipBank {
  lookUp(slip: MiniQr, now: Instant): Promise<TransferLookup>;
}

/** Looks up the holder of a bank account. */
export interface BankDirectory {
  /** Empty when no directory can be asked, undefined when the bank does not know the account. */
  accountName(bank: BankCode, accountNumber: string): Promise<string | undefined>;
}
