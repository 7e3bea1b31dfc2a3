import { lookup } from "node:dns";
import { readFile } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { createScryptPasswords } from "../../../../adapters/house/node/scrypt-passwords.ts";
import { createScryptThreads } from "../../../../adapters/house/node/scrypt-threads.ts";

const COST = { N: 1024, r: 8, p: 1 };
const threads = createScryptThreads(2);
const passwords = createScryptPasswords(COST, threads);
afterAll(() => passwords.close?.());

it("makes the same hashes as Node's own pool", async () => {
  const pool = createScryptPasswords(COST);
  expect(passwords.threads).toBe(2);
  const hashes = await Promise.all(["one", "two", "กขค"].map((password) => passwords.hash(password)));
  expect(await pool.verify("กขค", hashes[2] ?? "")).toBe(true);
  expect(await passwords.verify("two", await pool.hash("two"))).toBe(true);
  expect(await passwords.verify("one", hashes[1] ?? "")).toBe(false);
});

it("leaves Node's pool to files and names", async () => {
  // Slow enough that the hashes would fill the four threads of the pool for a long time.
  const slow = createScryptPasswords({ N: 2 ** 14, r: 8, p: 2 }, threads);
  let done = 0;
  const hashes = Array.from({ length: 16 }, async () => {
    await slow.hash("x");
    done += 1;
  });
  await readFile(import.meta.filename);
  await new Promise((resolve) => lookup("localhost", resolve));
  expect(done).toBeLessThan(16);
  await Promise.all(hashes);
});

it("tells of a wrong cost and goes on", async () => {
  const wrong = createScryptPasswords({ N: 3, r: 8, p: 1 }, threads);
  await expect(wrong.hash("x")).rejects.toThrow();
  expect(await passwords.verify("x", await passwords.hash("x"))).toBe(true);
});

it("refuses what waits when it closes", async () => {
  const closing = createScryptThreads(1);
  const slow = createScryptPasswords({ N: 2 ** 14, r: 8, p: 5 }, closing);
  const hashes = Promise.allSettled([slow.hash("x"), slow.hash("x")]);
  await closing.close();
  expect((await hashes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
