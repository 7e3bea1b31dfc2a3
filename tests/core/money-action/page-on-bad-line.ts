import fc from "fast-check";
import { expect } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Intent, IntentKind, Outcome, StoredShape } from "../../../core/money-action/intent.ts";
import type { MoneyActionDependencies } from "../../../core/money-action/run.ts";
import { intentsInMemory, MISHAPS, type Script, type UnreliableBackend } from "./unreliable-backend.ts";

export const KEY = idempotencyKey("one-decision-of-one-person");

/** Everything that can go wrong between a page and a backend. */
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
    sendsIntents: fc.boolean(),
  });

/** A page at the backend. It closes after some `waits`, or never if they are left out. */
export function pageOn(backend: UnreliableBackend, honoursKeys: boolean, waits = Number.POSITIVE_INFINITY) {
  let left = waits;
  return {
    clock: () => backend.now,
    wait: (ms: number) => {
      backend.pass(ms);
      left -= 1;
      return left < 0 ? new Promise<void>(() => undefined) : Promise.resolve();
    },
    honoursKeys,
    intents: intentsInMemory(),
  };
}

/** The intent that a page stored and was closed before its outcome was known; undefined when the outcome was known. */
export async function leftPending<Shape extends StoredShape>(
  page: MoneyActionDependencies,
  kind: IntentKind<Shape>,
  running: Promise<unknown>,
): Promise<Intent<Shape> | undefined> {
  const closed = Symbol("closed");
  const outcome = await Promise.race([
    running,
    new Promise<typeof closed>((resolve) => setImmediate(() => resolve(closed))),
  ]);
  return outcome === closed ? page.intents.pending(kind)[0] : undefined;
}

/** Expects at most one effect, and an outcome that is true. */
export function expectTrue(outcome: Outcome<unknown>, effects: number): void {
  expect(effects).toBeLessThanOrEqual(1);
  if (outcome.state === "done") expect(effects).toBe(1);
  if (outcome.state === "refused" || outcome.state === "failed") expect(effects).toBe(0);
}
