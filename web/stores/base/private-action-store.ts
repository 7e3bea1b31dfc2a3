import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Intent, IntentKind, Outcome, StoredShape } from "../../../core/money-action/intent.ts";
import {
  type MoneyAction,
  type MoneyActionDependencies,
  resumeMoneyAction,
  runMoneyAction,
} from "../../../core/money-action/run.ts";
import type { ActionDependencies } from "./dependencies.ts";
import { MoneyActionStore } from "./money-action-store.ts";

interface PrivateAction<Shape extends StoredShape, Dependencies, Input, T> {
  readonly kind: IntentKind<Shape>;
  readonly actionOf: (input: Input) => MoneyAction<Shape, Dependencies, undefined, T>;
  /** Shown as the input of an intent of another page. */
  readonly unknownInput: Input;
  /** Finds out an intent of another page, of which only the stored fields are known. */
  readonly check: (intent: Intent<Shape>) => Promise<Outcome<T>>;
  readonly onDone: (value: T) => void;
  readonly onFollowed: () => void;
}

/** The store of an action whose input must not be stored, so that only the page that has it can send it again. */
export function createPrivateActionStore<
  Shape extends StoredShape,
  Dependencies extends MoneyActionDependencies,
  Input,
  T,
>(
  dependencies: NoInfer<Dependencies> & ActionDependencies,
  { kind, actionOf, unknownInput, check, ...callbacks }: PrivateAction<Shape, Dependencies, Input, T>,
): MoneyActionStore<Input, T> {
  let sent: { readonly key: IdempotencyKey; readonly input: Input } | undefined;

  async function forgetWhenKnown(outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
    if ((await outcome).state !== "unknown") sent = undefined;
    return outcome;
  }

  return new MoneyActionStore<Input, T>({
    ...callbacks,
    kind: kind.kind,
    dependencies,
    run(input, key, hooks) {
      sent = { key, input };
      return forgetWhenKnown(runMoneyAction(dependencies, actionOf(input), undefined, key, hooks));
    },
    pending() {
      const [intent] = dependencies.intents.pending(kind);
      if (!intent) return undefined;
      const own = sent?.key === intent.key ? sent : undefined;
      return {
        key: intent.key,
        input: own?.input ?? unknownInput,
        resume: () =>
          own ? forgetWhenKnown(resumeMoneyAction(dependencies, actionOf(own.input), intent)) : check(intent),
      };
    },
  });
}
