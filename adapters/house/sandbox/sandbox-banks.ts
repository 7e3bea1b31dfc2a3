import { type Instant, instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { MAX_AMOUNT, type Satang, satang } from "../../../core/shared/money.ts";
import { bankOf, isBankCode } from "../../../core/wallet/banks.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import { hashOf } from "../collections/collections.ts";
import type { BankDirectory, SlipBank, TransferLookup } from "../ports/banks.ts";
import { thaiName } from "./thai-names.ts";

/** A transfer of the sandbox's bank. Its reference contains all of it. */
export interface SandboxTransfer {
  readonly amountSatang: Satang;
  /** To the second. */
  readonly at: Instant;
  /** Number of the person who sent it, 0 to 1023. See `thaiName`. */
  readonly sender: number;
  /** Whether the operator's account received it. */
  readonly toUs: boolean;
  /** 0 to 1295. Distinguishes transfers that are equal otherwise. */
  readonly serial: number;
}

const LAYOUT = /^(\d{14})([0-9A-Z]{7})([0-9A-Z]{2})([TX])([0-9A-Z]{2})([0-9A-Z]{4})$/;

/**
 * A reference that contains the whole transfer, so that the sandbox's bank stores nothing: Bangkok time, then amount,
 * sender, receiver and serial in base 36, then a checksum against guessed references. 30 characters.
 */
export function writeReference({ amountSatang, at, sender, toUs, serial }: SandboxTransfer): string {
  const body = `${timeText(at)}${base36(amountSatang, 7)}${base36(sender, 2)}${toUs ? "T" : "X"}${base36(serial, 2)}`;
  return body + checksum(body);
}

/** Undefined for any other text. */
export function readReference(reference: string): SandboxTransfer | undefined {
  const [, time = "", amount = "", sender = "", receiver, serial = "", check] = LAYOUT.exec(reference) ?? [];
  if (check === undefined || check !== checksum(reference.slice(0, -check.length))) return undefined;
  const at = readTime(time);
  const amountSatang = Number.parseInt(amount, 36);
  if (at === undefined || amountSatang === 0 || amountSatang > MAX_AMOUNT) return undefined;
  return {
    amountSatang: satang(amountSatang),
    at,
    sender: Number.parseInt(sender, 36),
    toUs: receiver === "T",
    serial: Number.parseInt(serial, 36),
  };
}

function checksum(body: string): string {
  return base36(hashOf(`sandbox ${body}`) % 36 ** 4, 4);
}

function base36(value: number, width: number): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 36 ** width) throw new RangeError(`out of range: ${value}`);
  return value.toString(36).toUpperCase().padStart(width, "0");
}

const BANGKOK_MS = 7 * 3600 * SECOND_MS;

function timeText(at: Instant): string {
  return new Date(at + BANGKOK_MS).toISOString().slice(0, 19).replace(/\D/g, "");
}

function readTime(text: string): Instant | undefined {
  const iso = text.replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6+07:00");
  const at = Date.parse(iso);
  return Number.isNaN(at) ? undefined : instant(at);
}

/** Finds every transfer of `makeSandboxSlip` from its time on, and no other. */
export function createSandboxSlipBank(account: ReceivingAccount): SlipBank {
  return {
    async lookUp({ sendingBank, transRef }, now): Promise<TransferLookup> {
      const transfer = readReference(transRef);
      if (!transfer || !isBankCode(sendingBank) || transfer.at > now) return { outcome: "not-found" };
      const { amountSatang, at, sender, toUs } = transfer;
      return {
        outcome: "found",
        transfer: {
          amountSatang,
          transferredAt: at,
          senderName: thaiName(sender),
          senderBank: bankOf(sendingBank).thaiName,
          receiverName: toUs ? account.accountName : thaiName(sender + 1),
          receiverBank: account.bankName,
          receivedByUs: toUs,
        },
      };
    },
  };
}

/** Account numbers with this ending are unknown, for trying an unknown account. */
const UNKNOWN_ENDING = "0000";

/** Every account number of 10 to 15 digits has a name. The same account always has the same name. */
export function createSandboxBanks(): BankDirectory {
  return {
    async accountName(bank, accountNumber) {
      if (!/^\d{10,15}$/.test(accountNumber) || accountNumber.endsWith(UNKNOWN_ENDING)) return undefined;
      return thaiName(hashOf(`${bank}${accountNumber}`));
    },
  };
}
