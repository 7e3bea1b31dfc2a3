import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";

/** What a slip's mini QR says: which bank was paid from, and that bank's reference of the transfer. */
export interface MiniQr {
  /** Three digits. */
  readonly sendingBank: string;
  readonly transRef: string;
}

/** A transfer, as the bank that made it tells. */
export interface Transfer {
  readonly amountSatang: Satang;
  readonly transferredAt: Instant;
  readonly senderName: string;
  readonly senderBank: string;
  readonly receiverName: string;
  readonly receiverBank: string;
  /** Whether it went to an account of the operator's. */
  readonly receivedByUs: boolean;
}

export type TransferLookup =
  | { readonly outcome: "found"; readonly transfer: Transfer }
  | { readonly outcome: "not-found" }
  /** The bank does not answer at present. */
  | { readonly outcome: "unavailable" };

/** Looks transfers up by what a slip's mini QR says. */
export interface SlipBank {
  lookUp(slip: MiniQr, now: Instant): Promise<TransferLookup>;
}
