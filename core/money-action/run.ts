import type { Wait } from "../platform/timers.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../shared/bangkok-time.ts";
import type { IntentMemory, MoneyIntent } from "./intent.ts";
import type { Outcome } from "./outcome.ts";
import { type Attempt, settle } from "./reconcile.ts";

/** What every money action works with. */
export interface MoneyActionDependencies {
  readonly clock: Clock;
  readonly wait: Wait;
  /** Whether the backend is known to answer the same key with the same answer and no second effect. */
  readonly honoursKeys: boolean;
  readonly memory: IntentMemory;
}

export interface MoneyHooks {
  /** Told when the reply was lost and the outcome is being looked for. */
  readonly onChecking?: (() => void) | undefined;
  /** The intent was sent before, by a page that was reloaded since. */
  readonly resumed?: boolean;
}

/**
 * How long after the decision the same action may be sent again. Well under the day for which a key is kept, and short
 * enough that nobody's withdrawal goes out long after they have given it up.
 */
const RESEND_WITHIN_MS = 10 * MINUTE_MS;

/** How far the device's clock may be off and a request still be recognised by its time, where the key is not told. */
export const CLOCK_TOLERANCE_MS = HOUR_MS / 4;

/** Carries an intent out and keeps it in memory until its outcome is known. */
export async function runMoneyAction<T>(
  dependencies: MoneyActionDependencies,
  intent: MoneyIntent,
  attempt: Attempt<T>,
  { onChecking, resumed = false }: MoneyHooks,
  repeatable = false,
): Promise<Outcome<T>> {
  dependencies.memory.remember(intent);
  const outcome = await settle(attempt, {
    wait: dependencies.wait,
    maySendAgain: () =>
      (repeatable || dependencies.honoursKeys) && dependencies.clock() - intent.madeAt < RESEND_WITHIN_MS,
    resumed,
    onChecking,
  });
  if (outcome.state !== "unknown") dependencies.memory.forget(intent.key);
  return outcome;
}
