import { expect, test } from "vitest";
import { idempotencyKey, isIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";

test("an intent key has 16 to 128 letters, digits, _ or -, and nothing around them", () => {
  for (const text of ["a".repeat(16), "a".repeat(128), "Az09_-Az09_-Az09"]) {
    expect(isIdempotencyKey(text)).toBe(true);
    expect(idempotencyKey(text)).toBe(text);
  }
  const good = "a".repeat(20);
  for (const text of ["a".repeat(15), "a".repeat(129), ` ${good}`, `${good} `, `${good}\n`, `ก${good}`, ""]) {
    expect(isIdempotencyKey(text)).toBe(false);
    expect(() => idempotencyKey(text)).toThrow(RangeError);
  }
});
