import type { Clock, Wait } from "../platform/device.ts";
import { MINUTE_MS } from "../shared/bangkok-time.ts";
import type { Fault, Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { Evidence } from "./evidence.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import {
  type FieldsOf,
  type Intent,
  type IntentKind,
  type IntentStorage,
  notSent,
  type Outcome,
  type StoredShape,
} from "./intent.ts";
import { reconcile } from "./reconcile.ts";

/** One kind of money action: all that the use case, the store, the command and the intent storage need to know. */
export interface MoneyAction<Shape extends StoredShape, Dependencies, Ask, Value> extends IntentKind<Shape> {
  /** Reads what the rules need and applies them: the intent's fields, or the problem that stops it before it is sent. */
  judge(dependencies: Dependencies, ask: Ask): Promise<Result<FieldsOf<Shape>, Problem>>;
  /** Sends the intent; every time with the same key and arguments. */
  send(dependencies: Dependencies, intent: Intent<Shape>): Promise<Result<Value, Problem>>;
  /** Looks for the intent's effect; only reads. */
  lookUp(dependencies: Dependencies, intent: Intent<Shape>): Promise<Evidence<Value>>;
  /** True when a second sending does no harm, even at a backend that ignores keys. */
  readonly repeatable?: boolean;
  /**
   * True when asking again under the same key comes before a look, where the backend honours keys: the look costs more, or
   * shows nothing.
   */
  readonly asksAgainFirst?: boolean;
}

/** What every money action needs beside its port. */
export interface MoneyActionDependencies {
  readonly clock: Clock;
  readonly wait: Wait;
  /** Whether the backend gives the same answer to the same key, without a second effect. */
  readonly honoursKeys: boolean;
  readonly intents: IntentStorage;
  /** How long an outcome is looked for; until the last look if left out. */
  readonly lookForMs?: number;
}

export interface MoneyHooks {
  /** Called once when the reply is lost and the outcome is being looked for. */
  readonly onChecking?: ((lost: Fault | undefined) => void) | undefined;
}

/**
 * How long after the decision the same intent may be sent again. Well below the day for which a backend stores keys,
 * and short enough that no withdrawal goes out long after the member gave it up.
 */
const RESEND_WITHIN_MS = 10 * MINUTE_MS;

/** Judges an ask, stores its intent, sends it and finds out its outcome. */
export async function runMoneyAction<Shape extends StoredShape, Dependencies extends MoneyActionDependencies, Ask, T>(
  dependencies: Dependencies,
  action: MoneyAction<Shape, Dependencies, Ask, T>,
  ask: Ask,
  key: IdempotencyKey,
  hooks: MoneyHooks = {},
): Promise<Outcome<T>> {
  const madeAt = dependencies.clock();
  const judged = await action.judge(dependencies, ask);
  if (!judged.ok) return notSent(judged.error);
  return sendAndReconcile(dependencies, action, { ...judged.value, kind: action.kind, key, madeAt }, hooks, false);
}

/** Sends fields under a key that may have been sent before. Judges nothing: the first sending may have had its effect. */
export function sendMoneyAction<Shape extends StoredShape, Dependencies extends MoneyActionDependencies, Ask, T>(
  dependencies: Dependencies,
  action: MoneyAction<Shape, Dependencies, Ask, T>,
  fields: FieldsOf<Shape>,
  key: IdempotencyKey,
  hooks: MoneyHooks = {},
): Promise<Outcome<T>> {
  const madeAt = dependencies.clock();
  return sendAndReconcile(dependencies, action, { ...fields, kind: action.kind, key, madeAt }, hooks, false, true);
}

/** Finds out the outcome of an intent that an earlier page sent. */
export function resumeMoneyAction<Shape extends StoredShape, Dependencies extends MoneyActionDependencies, Ask, T>(
  dependencies: Dependencies,
  action: MoneyAction<Shape, Dependencies, Ask, T>,
  intent: Intent<Shape>,
): Promise<Outcome<T>> {
  return sendAndReconcile(dependencies, action, intent, {}, true);
}

async function sendAndReconcile<Shape extends StoredShape, Dependencies extends MoneyActionDependencies, Ask, T>(
  dependencies: Dependencies,
  action: MoneyAction<Shape, Dependencies, Ask, T>,
  intent: Intent<Shape>,
  { onChecking }: MoneyHooks,
  resumed: boolean,
  sentBefore = false,
): Promise<Outcome<T>> {
  const { intents, wait, clock, honoursKeys, lookForMs } = dependencies;
  const mayRepeat = action.repeatable === true || honoursKeys;
  intents.write(intent);
  const outcome = await reconcile(
    { send: () => action.send(dependencies, intent), lookUp: () => action.lookUp(dependencies, intent) },
    {
      wait,
      resumed,
      sentBefore,
      onChecking,
      lookForMs,
      asksAgainFirst: action.asksAgainFirst === true && honoursKeys,
      maySendAgain: () => mayRepeat && Math.abs(clock() - intent.madeAt) < RESEND_WITHIN_MS,
    },
  );
  if (outcome.state !== "unknown") intents.remove(intent.key);
  return outcome;
}
