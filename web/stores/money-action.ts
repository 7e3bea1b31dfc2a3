import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Fault, Problem } from "../../core/fault.ts";
import { createLatch, type IntentKey, type Latch, type NewIntentKey } from "../../core/intent.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { Refusal } from "../../core/refusal.ts";
import type { MoneyHooks } from "../../core/money-desk.ts";
import type { IntentMemory, MoneyIntentKind, MoneyIntentOf } from "../../core/money-intent.ts";

/** `checking`: the reply was lost and the outcome is being looked for. `unknown`: looked for in vain, so far. */
export type MoneyActionState<T> =
  | { readonly phase: "idle" | "sending" | "checking" }
  | { readonly phase: "done"; readonly value: T }
  | { readonly phase: "refused"; readonly refusal: Refusal }
  | { readonly phase: "failed"; readonly fault: Fault }
  | { readonly phase: "unknown"; readonly fault: Fault | undefined };

export interface MoneyActionOptions<Input, K extends MoneyIntentKind, T> {
  readonly kind: K;
  readonly newKey: NewIntentKey;
  readonly memory: IntentMemory;
  readonly perform: (input: Input, key: IntentKey, hooks: MoneyHooks) => Promise<Outcome<T>>;
  /** Finds out what became of an intent that was sent before. */
  readonly settle: (intent: MoneyIntentOf<K>, hooks: MoneyHooks) => Promise<Outcome<T>>;
  readonly inputOf: (intent: MoneyIntentOf<K>) => Input;
  readonly onDone: (value: T) => void;
}

/** One kind of money action: one at a time, and none while the outcome of the last one is unknown. */
export class MoneyAction<Input, K extends MoneyIntentKind, T> {
  state: MoneyActionState<T> = { phase: "idle" };
  /** What the current or last run was about. */
  input: Input | undefined = undefined;
  readonly #options: MoneyActionOptions<Input, K, T>;
  readonly #latch: Latch;

  constructor(options: MoneyActionOptions<Input, K, T>) {
    this.#options = options;
    this.#latch = createLatch(options.newKey);
    makeAutoObservable(this, { state: observableRef, input: observableRef }, { autoBind: true });
  }

  get phase(): MoneyActionState<T>["phase"] {
    return this.state.phase;
  }

  get busy(): boolean {
    return this.state.phase === "sending" || this.state.phase === "checking";
  }

  /** Why it did not happen; an unknown outcome is no problem of this kind. */
  get problem(): Problem | undefined {
    if (this.state.phase === "refused") return this.state.refusal;
    return this.state.phase === "failed" ? this.state.fault : undefined;
  }

  /** Undefined, with nothing sent, while one is running or the last outcome is unknown. */
  run(input: Input): Promise<Outcome<T>> | undefined {
    if (this.state.phase === "unknown") return undefined;
    return this.#latch.run((key) => {
      this.state = { phase: "sending" };
      this.input = input;
      return this.#finish(this.#options.perform(input, key, { onChecking: () => this.noteChecking() }));
    });
  }

  /** Takes up an intent whose outcome was never heard: after a reload, or again while it is unknown. */
  resume(): Promise<Outcome<T>> | undefined {
    const intent = this.#pending();
    if (!intent) return undefined;
    return this.#latch.run(() => {
      this.state = { phase: "checking" };
      this.input = this.#options.inputOf(intent);
      return this.#finish(this.#options.settle(intent, { resumed: true }));
    });
  }

  /** Back to idle; an unknown outcome is given up, which is for the person to decide. */
  dismiss(): void {
    if (this.#latch.closed) return;
    const intent = this.#pending();
    if (intent) this.#options.memory.forget(intent.key);
    this.state = { phase: "idle" };
    this.input = undefined;
  }

  noteChecking(): void {
    this.state = { phase: "checking" };
  }

  #pending(): MoneyIntentOf<K> | undefined {
    const { memory, kind } = this.#options;
    return memory.pending().find((intent): intent is MoneyIntentOf<K> => intent.kind === kind);
  }

  async #finish(running: Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await running;
    runInAction(() => {
      this.state = stateOf(outcome);
      if (outcome.state === "done") this.#options.onDone(outcome.value);
    });
    return outcome;
  }
}

function stateOf<T>(outcome: Outcome<T>): MoneyActionState<T> {
  switch (outcome.state) {
    case "done":
      return { phase: "done", value: outcome.value };
    case "refused":
      return { phase: "refused", refusal: outcome.refusal };
    case "failed":
      return { phase: "failed", fault: outcome.fault };
    case "unknown":
      return { phase: "unknown", fault: outcome.fault };
  }
}
