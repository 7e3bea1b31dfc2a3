import { expect, test } from "vitest";
import { createSandboxLocks, LOCK_MS } from "../../../../adapters/server/sandbox/sandbox-locks.ts";

test("shared locks are held together, an exclusive one alone, in the order of asking", () => {
  const { ask, release } = createSandboxLocks(() => 0);
  expect([ask("one", "shared"), ask("two", "shared")]).toEqual([true, true]);
  expect(ask("alone", "exclusive")).toBe(false);
  expect(ask("late", "shared")).toBe(false);
  // Who holds it keeps it, whoever waits.
  expect(ask("one", "shared")).toBe(true);
  release("one");
  expect(ask("alone", "exclusive")).toBe(false);
  release("two");
  expect([ask("alone", "exclusive"), ask("late", "shared")]).toEqual([true, false]);
  release("alone");
  expect(ask("late", "shared")).toBe(true);
});

test("the lock of a process that ended is over after its time, and asking again keeps it", () => {
  let now = 0;
  const { ask } = createSandboxLocks(() => now);
  ask("killed", "exclusive");
  expect(ask("next", "shared")).toBe(false);
  now = LOCK_MS - 1;
  expect(ask("killed", "exclusive")).toBe(true);
  now = LOCK_MS + 1;
  expect(ask("next", "shared")).toBe(false);
  now = 2 * LOCK_MS + 1;
  expect(ask("next", "shared")).toBe(true);
});
