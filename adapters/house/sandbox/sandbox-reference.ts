import { type Instant, instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { MAX_AMOUNT, type Satang, satang } from "../../../core/shared/money.ts";
import { hashOf } from "../collections/hash.ts";

/** All that a sandbox transfer is; its reference says it in full. */
export interface SandboxTransfer {
  readonly amountSatang: Satang;
  /** To the second. */
  readonly at: Instant;
  /** Which of the sandbox's people sent it, 0 to 1023. */
  readonly sender: number;
  /** Whether it went to the operator's account. */
  readonly toUs: boolean;
  /** 0 to 1295: tells transfers apart that are alike in everything else. */
  readonly serial: number;
}

const LAYOUT = /^(\d{14})([0-9A-Z]{7})([0-9A-Z]{2})([TX])([0-9A-Z]{2})([0-9A-Z]{4})$/;

/**
 * A transaction reference from which the sandbox's bank knows the whole transfer, so that it needs no memory: Bangkok
 * time, amount, sender, receiver and serial in base 36, and a check that guessed references fail. 30 characters.
 */
export function writeReference({ amountSatang, at, sender, toUs, serial }: SandboxTransfer): string {
  const body = `${timeText(at)}${base36(amountSatang, 7)}${base36(sender, 2)}${toUs ? "T" : "X"}${base36(serial, 2)}`;
  return body + check(body);
}

/** Undefined for a reference that no sandbox transfer has. */
export function readReference(reference: string): SandboxTransfer | undefined {
  const [, time = "", amount = "", sender = "", receiver, serial = "", sum] = LAYOUT.exec(reference) ?? [];
  if (sum === undefined || sum !== check(reference.slice(0, -sum.length))) return undefined;
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

function check(body: string): string {
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
