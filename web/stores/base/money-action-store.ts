import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Intent, Outcome, StoredShape } from "../../../core/money-action/intent.ts";
import { createLatch, type Latch } from "../../../core/money-action/latch.ts";
import {
  type MoneyAction,
  type MoneyActionDependencies,
  type MoneyHooks,
  resumeMoneyAction,
  runMoneyAction,
} from "../../../core/money-action/run.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import type { ActionDependencies } from "./dependencies.ts";

/**
 * - `checking`: the reply was lost and the outcome is being looked for
 * - `unknown`: the outcome was not found yet
 * - `elsewhere`: another tab runs the action, and this one sends nothing
 * - `followed`: the member asked for it here while another tab ran it; that tab is done
 */
export type MoneyActionState<T> =
  | { readonly phase: "idle" | "sending" | "checking" | "elsewhere" | "followed" }
  | { readonly phase: "done"; readonly value: T }
  | { readonly phase: "refused"; readonly refusal: Refusal }
  | { readonly phase: "failed"; readonly fault: Fault }
  | { readonly phase: "unknown"; readonly fault: Fault | undefined };

interface Callbacks<T> {
  readonly onDone: (value: T) => void;
  /** Called when another tab ran the action: what it changed must be loaded again. */
  readonly onFollowed: () => void;
}

interface Inputs<Input, Ask, StoredIntent> {
  /** What the definition is asked, with what the store has read already. */
  readonly askOf: (input: Input) => Ask;
  readonly inputOf: (intent: StoredIntent) => Input;
}

/** An intent with an unknown outcome. */
interface Pending<Input, T> {
  readonly key: IdempotencyKey;
  readonly input: Input;
  readonly resume: () => Promise<Outcome<T>>;
}

interface Options<Input, T> extends Callbacks<T> {
  readonly kind: string;
  readonly dependencies: Pick<
    ActionDependencies,
    "newKey" | "intents" | "tabLock" | "connectivity" | "activity" | "onUnknown"
  >;
  readonly run: (input: Input, key: IdempotencyKey, hooks: MoneyHooks) => Promise<Outcome<T>>;
  readonly pending: () => Pending<Input, T> | undefined;
}

/** The store of one money action; `input` is what its screen runs it on. */
export function createMoneyActionStore<
  Shape extends StoredShape,
  Dependencies extends MoneyActionDependencies,
  Ask,
  Input,
  T,
>(
  dependencies: NoInfer<Dependencies> & ActionDependencies,
  action: MoneyAction<Shape, Dependencies, Ask, T>,
  { askOf, inputOf, ...callbacks }: Inputs<Input, Ask, Intent<Shape>> & Callbacks<T>,
): MoneyActionStore<Input, T> {
  return new MoneyActionStore({
    ...callbacks,
    kind: action.kind,
    dependencies,
    run: (input, key, hooks) => runMoneyAction(dependencies, action, askOf(input), key, hooks),
    pending() {
      const [intent] = dependencies.intents.pending(action);
      if (!intent) return undefined;
      const resume = () => resumeMoneyAction(dependencies, action, intent);
      return { key: intent.key, input: inputOf(intent), resume };
    },
  });
}

/**
 * Runs one kind of money action: one at a time in all of the member's tabs, and none while the last outcome is unknown.
 * The latch blocks a second press at once. The tab lock then lets only one tab send.
 */
export class MoneyActionStore<Input, T> {
  state: MoneyActionState<T> = { phase: "idle" };
  /** The input of the current or last run. */
  input: Input | undefined = undefined;
  readonly #options: Options<Input, T>;
  readonly #latch: Latch;
  /** True when the member asked for it in this tab; false while the tab only follows another one. */
  #asked = false;

  constructor(options: Options<Input, T>) {
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

  /** Why it did not happen; an unknown outcome is not such a problem. */
  get problem(): Problem | undefined {
    if (this.state.phase === "refused") return this.state.refusal;
    return this.state.phase === "failed" ? this.state.fault : undefined;
  }

  /**
   * Returns undefined at once and sends nothing while a run is under way, the last outcome is unknown, or the device has
   * no network. Resolves with undefined, and sends nothing, when another tab ran the action meanwhile.
   */
  run(input: Input): Promise<Outcome<T> | undefined> | undefined {
    if (this.state.phase === "unknown") return undefined;
    if (this.#options.dependencies.connectivity?.online === false && !this.#latch.closed) {
      this.state = { phase: "refused", refusal: refuse("offline") };
      return undefined;
    }
    this.#asked = true;
    return this.#latch.run(async (key) => {
      this.state = { phase: "sending" };
      this.input = input;
      let sent: Outcome<T> | undefined;
      await this.#withTabLock(async () => {
        sent = await this.#options.run(input, key, { onChecking: () => this.noteChecking() });
        return sent;
      });
      return sent;
    });
  }

  /** Finds out the outcome of a pending intent: after a reload, of another tab, or again while it is unknown. */
  resume(): Promise<Outcome<T> | undefined> | undefined {
    if (this.#latch.closed) return undefined;
    const pending = this.#options.pending();
    if (!pending) {
      if (this.state.phase === "unknown") this.#endWithoutOutcome({ phase: "idle" });
      return undefined;
    }
    if (this.state.phase !== "unknown") {
      this.state = { phase: "checking" };
      this.input = pending.input;
    }
    return this.#follow();
  }

  /** Resumes a pending intent and follows what other tabs do; returns how to stop. */
  watch(): () => void {
    void this.resume();
    return this.#options.dependencies.intents.watch(() => this.onIntentsChanged());
  }

  /** Another tab started an action or ended one. */
  onIntentsChanged(): void {
    if (this.#latch.closed) return;
    if (this.#options.pending()) void this.#follow();
    else if (this.state.phase === "unknown") this.#endWithoutOutcome({ phase: "followed" });
  }

  /** Back to idle. Gives up an unknown outcome, so only the member may decide it. */
  dismiss(): void {
    if (this.#latch.closed) return;
    // In any other phase a pending intent is another tab's.
    const pending = this.state.phase === "unknown" ? this.#options.pending() : undefined;
    if (pending) this.#options.dependencies.intents.remove(pending.key);
    this.state = { phase: "idle" };
    this.input = undefined;
  }

  noteChecking(): void {
    this.state = { phase: "checking" };
  }

  #follow(): Promise<Outcome<T> | undefined> | undefined {
    this.#asked = false;
    return this.#latch.run(() => this.#withTabLock());
  }

  /**
   * Resumes a pending intent, or else sends, while no other tab can do either. When another tab holds the lock, waits
   * for it and then sends nothing: the member has to decide again.
   */
  async #withTabLock(send?: () => Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    const { activity } = this.#options.dependencies;
    if (activity) activity.running += 1;
    try {
      return await this.#takeTurn(send);
    } finally {
      if (activity) activity.running -= 1;
    }
  }

  async #takeTurn(send?: () => Promise<Outcome<T>>): Promise<Outcome<T> | undefined> {
    const { dependencies, kind, pending } = this.#options;
    let waited = false;
    for (;;) {
      const turn = await dependencies.tabLock.take(
        kind,
        async () => {
          const left = pending();
          if (left) return this.#resumeAll(left);
          return waited ? undefined : send?.();
        },
        (outcome) => outcome?.state !== "unknown",
      );
      if (turn.taken) {
        this.#conclude(turn.value);
        return turn.value;
      }
      waited = true;
      this.#showOtherTab();
      await dependencies.tabLock.freed(kind);
    }
  }

  /** Clocks that jump can leave several intents. An unknown one is never hidden behind the outcome of another. */
  async #resumeAll(first: Pending<Input, T>): Promise<Outcome<T>> {
    for (let { key, input, resume } = first; ; ) {
      runInAction(() => {
        this.state = { phase: "checking" };
        this.input = input;
      });
      const outcome = await resume();
      const next = outcome.state === "unknown" ? undefined : this.#options.pending();
      if (!next || next.key === key) return outcome;
      if (outcome.state === "done") runInAction(() => this.#options.onDone(outcome.value));
      ({ key, input, resume } = next);
    }
  }

  #showOtherTab(): void {
    // An unknown outcome stays on screen while another tab looks for it.
    if (this.state.phase === "unknown") return;
    const pending = this.#options.pending();
    runInAction(() => {
      this.state = { phase: "elsewhere" };
      if (pending && !this.#asked) this.input = pending.input;
    });
  }

  #conclude(outcome: Outcome<T> | undefined): void {
    if (!outcome) {
      const shown = this.#asked || this.state.phase === "unknown";
      return this.#endWithoutOutcome({ phase: shown ? "followed" : "idle" });
    }
    if (outcome.state === "unknown") this.#options.dependencies.onUnknown?.();
    runInAction(() => {
      this.state = stateOf(outcome);
      if (outcome.state === "done") this.#options.onDone(outcome.value);
    });
  }

  /** No intent is pending any more, and this tab does not know how it ended. */
  #endWithoutOutcome(state: { readonly phase: "idle" | "followed" }): void {
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
      return { phase: "unknown", fault: outcome.broken ?? outcome.fault };
  }
}
