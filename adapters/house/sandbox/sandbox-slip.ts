import { type Instant, instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import { type BankCode, bankOf } from "../../../core/wallet/banks.ts";
import { writeMiniQr } from "../wallet/slip.ts";
import { writeReference } from "./sandbox-banks.ts";
import { SANDBOX_PEOPLE, thaiName } from "./thai-names.ts";

export interface SandboxSlipOptions {
  readonly amount: Satang;
  /** Time of the transfer, cut to the second. */
  readonly at: Instant;
  /** Number of the person who sent it, 0 by default. See `thaiName`. */
  readonly sender?: number;
  /** The sending bank, KBANK by default. */
  readonly bank?: BankCode;
  /** 0 to 1295. Distinguishes slips of the same second, amount and sender. */
  readonly serial?: number;
  /** True by default. False makes a transfer to another person. */
  readonly toUs?: boolean;
}

export interface SandboxSlip {
  /** The text of its mini QR. */
  readonly payload: string;
  readonly reference: string;
  readonly senderName: string;
  readonly senderBank: string;
}

/** Makes a slip of a transfer that the sandbox's bank finds. */
export function makeSandboxSlip(options: SandboxSlipOptions): SandboxSlip {
  const { amount, at, sender = 0, bank = "004", serial = 0, toUs = true } = options;
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
