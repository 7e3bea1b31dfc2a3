import fc from "fast-check";
import { expect } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { MoneyIntent } from "../../../core/money-action/intent.ts";
import type { Outcome } from "../../../core/money-action/outcome.ts";
import type { MoneyActionDependencies } from "../../../core/money-action/run.ts";
import { MISHAPS, memoryInMemory, type Script, type UnreliableWallet } from "../wallet/unreliable-wallet.ts";

export const KEY = idempotencyKey("one-decision-of-one-person");

/** Everything that can go wrong on a line, to a backend of any kind. */
export const aScript = (): fc.Arbitrary<Script> =>
  fc.record({
    mishaps: fc.array(fc.constantFrom(...MISHAPS), { maxLength: 6 }),
    readsFail: fc.array(
      fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
      { maxLength: 12 },
    ),
    lateByMs: fc.integer({ min: 500, max: 30_000 }),
    latencyMs: fc.constantFrom(0, 400, 1900),
    honoursKeys: fc.boolean(),
    tellsIntents: fc.boolean(),
  });

/** A page that talks to the backend; it is closed after so many `waits`, and stays where none are named. */
export function pageOn(
  backend: UnreliableWallet,
  honoursKeys: boolean,
  waits = Number.POSITIVE_INFINITY,
): MoneyActionDependencies {
  let left = waits;
  return {
    clock: () => backend.now,
    wait: (ms) => {
      backend.pass(ms);
      left -= 1;
      return left < 0 ? new Promise<void>(() => undefined) : Promise.resolve();
    },
    honoursKeys,
    memory: memoryInMemory(),
  };
}

/** What a page remembers that was closed before it heard what became of its action; undefined for one that heard. */
export async function leftUnheard(
  page: MoneyActionDependencies,
  action: Promise<unknown>,
): Promise<MoneyIntent | undefined> {
  const closed = Symbol("closed");
  const heard = await Promise.race([
    action,
    new Promise<typeof closed>((resolve) => setImmediate(() => resolve(closed))),
  ]);
  return heard === closed ? page.memory.pending()[0] : undefined;
}

/** An action was done once at most, and its outcome says so. */
export function expectHonest(outcome: Outcome<unknown>, effects: number): void {
  expect(effects).toBeLessThanOrEqual(1);
  if (outcome.state === "done") expect(effects).toBe(1);
  if (outcome.state === "refused" || outcome.state === "failed") expect(effects).toBe(0);
}
