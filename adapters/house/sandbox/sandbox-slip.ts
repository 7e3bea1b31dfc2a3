import { type Instant, instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { type BankCode, bankOf } from "../../../core/wallet/banks.ts";
import { writeMiniQr } from "../wallet/slip/mini-qr.ts";
import { writeReference } from "./sandbox-reference.ts";
import { SANDBOX_PEOPLE, thaiName } from "./thai-names.ts";

export interface SandboxSlipOrder {
  readonly amount: Satang;
  /** When the transfer was made; cut to the second. */
  readonly at: Instant;
  /** Which of the sandbox's people sent it; 0 unless told. */
  readonly sender?: number;
  /** The bank it was sent from; KBANK unless told. */
  readonly bank?: BankCode;
  /** 0 to 1295; tells apart slips of the same second, amount and sender. */
  readonly serial?: number;
  /** False: a transfer to somebody else. True unless told. */
  readonly toUs?: boolean;
}

export interface SandboxSlip {
  /** The text of its mini QR. */
  readonly payload: string;
  readonly reference: string;
  readonly senderName: string;
  readonly senderBank: string;
}

/** A slip that the sandbox's bank will vouch for. */
export function makeSandboxSlip(order: SandboxSlipOrder): SandboxSlip {
  const { amount, at, sender = 0, bank = "004", serial = 0, toUs = true } = order;
  const person = sender % SANDBOX_PEOPLE;
  const reference = writeReference({
    amountSatang: amount,
    at: instant(Math.floor(at / SECOND_MS) * SECOND_MS),
    sender: person,
    toUs,
    serial,
  });
  return {
    payload: writeMiniQr({ sendingBank: bank, transRef: reference }),
    reference,
    senderName: thaiName(person),
    senderBank: bankOf(bank).thaiName,
  };
}
