import { expect, test } from "vitest";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { createLatch, LONGEST_LOCK_MS } from "../../../core/money-action/latch.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";

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

test("a tab that hangs loses its lock after three minutes", () => {
  expect(LONGEST_LOCK_MS).toBe(3 * MINUTE_MS);
});
