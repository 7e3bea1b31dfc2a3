import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { createLatch, type IdempotencyKey, type Latch } from "../../../core/money-action/idempotency-key.ts";
import type { MoneyIntentKind, MoneyIntentOf } from "../../../core/money-action/intent.ts";
import type { Outcome } from "../../../core/money-action/outcome.ts";
import type { MoneyHooks } from "../../../core/money-action/run.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { ActionDependencies } from "./dependencies.ts";

/**
 * - `checking`: the reply was lost and the outcome is being looked for
 * - `unknown`: looked for in vain, so far
 * - `elsewhere`: another tab is at it, and this one sends nothing
 * - `followed`: asked for here while another tab was at it, which is no longer
 */
export type MoneyActionState<T> =
  | { readonly phase: "idle" | "sending" | "checking" | "elsewhere" | "followed" }
  | { readonly phase: "done"; readonly value: T }
  | { readonly phase: "refused"; readonly refusal: Refusal }
  | { readonly phase: "failed"; readonly fault: Fault }
  | { readonly phase: "unknown"; readonly fault: Fault | undefined };

export interface MoneyActionOptions<Input, K extends MoneyIntentKind, T> {
  readonly kind: K;
  readonly dependencies: Pick<ActionDependencies, "newKey" | "memory" | "tabLock">;
  readonly perform: (input: Input, key: IdempotencyKey, hooks: MoneyHooks) => Promise<Outcome<T>>;
  /** Finds out what became of an intent that was sent before. */
  readonly settle: (intent: MoneyIntentOf<K>, hooks: MoneyHooks) => Promise<Outcome<T>>;
  readonly inputOf: (intent: MoneyIntentOf<K>) => Input;
  readonly onDone: (value: T) => void;
  /** Told when another tab was at it and what came of it shows in what can be read. */
  readonly onFollowed: () => void;
}

/**
 * One kind of money action: one at a time, in all the member's tabs, and none while the outcome of the last one is
 * unknown. The latch answers within the gesture; behind it, only the tab that holds the kind sends.
 */
export class MoneyAction<Input, K extends MoneyIntentKind, T> {
  state: MoneyActionState<T> = { phase: "idle" };
  /** What the current or last run was about. */
  input: Input | undefined = undefined;
  readonly #options: MoneyActionOptions<Input, K, T>;
  readonly #latch: Latch;
  /** The person wants it from here; else only another tab's is followed. */
  #asked = false;

  constructor(options: MoneyActionOptions<Input, K, T>) {
    this.#options = options;
    this.#latch = createLatch(options.dependencies.newKey);
    makeAutoObservable(this, { state: observableRef, input: observableRef }, { autoBind: true });
  }

  get phase(): MoneyActionState<T>["phase"] {
    return this.state.phase;
  }

  get busy(): boolean {
    return ["sending", "checking", "elsewhere"].includes(this.state.phase);
  }

  /** Why it did not happen; an unknown outcome is no problem of this kind. */
  get problem(): Problem | undefined {
    if (this.state.phase === "refused") return this.state.refusal;
    return this.state.phase === "failed" ? this.state.fault : undefined;
  }

  /**
   * Undefined at once, with nothing sent, while one is running or the last outcome is unknown; undefined in the end,
   * with nothing sent, where another tab was at it.
   */
  run(input: Input): Promise<Outcome<T> | undefined> | undefined {
    if (this.state.phase === "unknown") return undefined;
    this.#asked = true;
    return this.#latch.run(async (key) => {
      this.state = { phase: "sending" };
      this.input = input;
      let sent: Outcome<T> | undefined;
      await this.#inTurn(async () => {
        sent = await this.#options.perform(input, key, { onChecking: () => this.noteChecking() });
        return sent;
      });
      return sent;
    });
  }

  /** Takes up an intent whose outcome was never heard: after a reload, from another tab, or again while it is unknown. */
  resume(): Promise<Outcome<T> | undefined> | undefined {
    if (this.#latch.closed) return undefined;
    const intent = this.#pending();
    if (!intent) {
      if (this.state.phase === "unknown") this.#leave({ phase: "idle" });
      return undefined;
    }
    if (this.state.phase !== "unknown") {
      this.state = { phase: "checking" };
      this.input = this.#options.inputOf(intent);
    }
    return this.#follow();
  }

  /** Takes up what was never heard, and follows what other tabs are at; returns how to stop. */
  watch(): () => void {
    void this.resume();
    return this.#options.dependencies.memory.watch(() => this.heed());
  }

  /** Another tab began one, or came to its end with one. */
  heed(): void {
    if (this.#latch.closed) return;
    if (this.#pending()) void this.#follow();
    else if (this.state.phase === "unknown") this.#leave({ phase: "followed" });
  }

  /** Back to idle; an unknown outcome is given up, which is for the person to decide. */
  dismiss(): void {
    if (this.#latch.closed) return;
    // Any other is another tab's, and not given up by that.
    const intent = this.state.phase === "unknown" ? this.#pending() : undefined;
    if (intent) this.#options.dependencies.memory.forget(intent.key);
    this.state = { phase: "idle" };
    this.input = undefined;
  }

  noteChecking(): void {
    this.state = { phase: "checking" };
  }

  #pending(): MoneyIntentOf<K> | undefined {
    const { dependencies, kind } = this.#options;
    return dependencies.memory.pending().find((intent): intent is MoneyIntentOf<K> => intent.kind === kind);
  }

  #follow(): Promise<Outcome<T> | undefined> | undefined {
    this.#asked = false;
    return this.#latch.run(() => this.#inTurn());
  }

  /**
   * Sends, or finds out about an intent that was left, while no other tab can do either. Where another tab is at it,
   * what was to be sent never is: once that tab is done, the person may decide anew.
   */
  async #inTurn(send?: () => Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    const { dependencies, kind } = this.#options;
    let gaveWay = false;
    for (;;) {
      const turn = await dependencies.tabLock.take(
        kind,
        async () => {
          const left = this.#pending();
          if (left) return this.#settle(left);
          return gaveWay ? undefined : send?.();
        },
        (outcome) => outcome?.state !== "unknown",
      );
      if (turn.taken) {
        this.#conclude(turn.value);
        return turn.value;
      }
      gaveWay = true;
      this.#giveWay();
      await dependencies.tabLock.freed(kind);
    }
  }

  #settle(intent: MoneyIntentOf<K>): Promise<Outcome<T>> {
    runInAction(() => {
      this.state = { phase: "checking" };
      this.input = this.#options.inputOf(intent);
    });
    return this.#options.settle(intent, { resumed: true });
  }

  #giveWay(): void {
    // What is unknown stays so while another tab is looking.
    if (this.state.phase === "unknown") return;
    const intent = this.#pending();
    runInAction(() => {
      this.state = { phase: "elsewhere" };
      if (intent && !this.#asked) this.input = this.#options.inputOf(intent);
    });
  }

  #conclude(outcome: Outcome<T> | undefined): void {
    if (!outcome) return this.#leave({ phase: this.#asked || this.state.phase === "unknown" ? "followed" : "idle" });
    runInAction(() => {
      this.state = stateOf(outcome);
      if (outcome.state === "done") this.#options.onDone(outcome.value);
    });
  }

  /** Nothing is left to find out here. */
  #leave(state: { readonly phase: "idle" | "followed" }): void {
    runInAction(() => {
      this.state = state;
      this.#options.onFollowed();
    });
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
