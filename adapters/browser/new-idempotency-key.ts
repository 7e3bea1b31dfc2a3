import { idempotencyKey, type NewIdempotencyKey } from "../../core/money-action/idempotency-key.ts";

const BYTES = 16;

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing in the oldest supported browsers. */
export const newIdempotencyKey: NewIdempotencyKey = () =>
  idempotencyKey(Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), hex).join(""));

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
