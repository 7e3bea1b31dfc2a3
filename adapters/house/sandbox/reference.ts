import { type Instant, instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { MAX_AMOUNT, type Satang, satang } from "../../../core/shared/money.ts";
import { hashOf } from "../collections/hash.ts";

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
