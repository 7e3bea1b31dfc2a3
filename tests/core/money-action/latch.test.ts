import { expect, test } from "vitest";
import { type IdempotencyKey, idempotencyKey, isIdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { createLatch } from "../../../core/money-action/latch.ts";

function countedKeys(): () => IdempotencyKey {
  let count = 0;
  return () => {
    count += 1;
    return idempotencyKey(`a-key-of-the-latch-${count}`);
  };
}

test("a latch runs one action at a time, each under a key of its own", async () => {
  const latch = createLatch(countedKeys());
  const keys: IdempotencyKey[] = [];
  let finish: (value: string) => void = () => undefined;
  expect(latch.closed).toBe(false);
  const first = latch.run((key) => {
    keys.push(key);
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  expect(latch.closed).toBe(true);
  expect(latch.run(async (key) => keys.push(key))).toBeUndefined();
  finish("done");
  expect(await first).toBe("done");
  expect(latch.closed).toBe(false);
  await latch.run(async (key) => keys.push(key));
  expect(keys).toEqual(["a-key-of-the-latch-1", "a-key-of-the-latch-2"]);
});

test("a latch opens again after an action that throws, at once or later", async () => {
  const latch = createLatch(countedKeys());
  await expect(latch.run(() => Promise.reject(new Error("later")))).rejects.toThrow("later");
  const atOnce = latch.run(() => {
    throw new Error("at once");
  });
  await expect(atOnce).rejects.toThrow("at once");
  expect(latch.closed).toBe(false);
});

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
