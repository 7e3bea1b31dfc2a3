import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";

/**
 * The state of a load. `last` is the last good value; it stays while the next load runs and after it failed. While a load
 * runs after a failed one, `problem` is why that one failed.
 */
export type ResourceState<T> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly last: T | undefined; readonly problem?: Problem }
  | { readonly status: "fulfilled"; readonly value: T }
  | { readonly status: "failed"; readonly problem: Problem; readonly last: T | undefined };

/**
 * Loads one value. Only the latest load counts: an older one is aborted and its answer dropped. `pick` may keep the shown
 * value when the answer is out of date.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: "idle" };
  readonly #read: (signal: AbortSignal) => Promise<Result<T, Problem>>;
  readonly #pick: (shown: T | undefined, answer: T) => T;
  /** The load under way, or the last one. */
  #latest = new AbortController();

  constructor(
    read: (signal: AbortSignal) => Promise<Result<T, Problem>>,
    pick: (shown: T | undefined, answer: T) => T = (_shown, answer) => answer,
  ) {
    this.#read = read;
    this.#pick = pick;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** The last good value, whatever the state. */
  get value(): T | undefined {
    if (this.state.status === "fulfilled") return this.state.value;
    return this.state.status === "idle" ? undefined : this.state.last;
  }

  /** True while pending (spec section 4). */
  get loading(): boolean {
    return this.state.status === "pending";
  }

  /** Why the last load failed, until one succeeds. */
  get problem(): Problem | undefined {
    return problemOf(this.state);
  }

  async load(): Promise<void> {
    const { signal } = this.#begin();
    this.state = pending(this.value, this.problem);
    const answer = await this.#read(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = answer.ok
        ? { status: "fulfilled", value: this.#pick(this.value, answer.value) }
        : { status: "failed", problem: answer.error, last: this.value };
    });
  }

  /** Loads unless it is loaded or loading. */
  async loadOnce(): Promise<void> {
    if (this.state.status === "idle" || this.state.status === "failed") await this.load();
  }

  /** Shows a value from another answer. Drops a load under way, because it may have read an older value. */
  put(value: T): void {
    this.#begin();
    this.state = { status: "fulfilled", value: this.#pick(this.value, value) };
  }

  /** Forgets the value and drops a load under way. */
  reset(): void {
    this.#begin();
    this.state = { status: "idle" };
  }

  #begin(): AbortController {
    this.#latest.abort();
    this.#latest = new AbortController();
    return this.#latest;
  }
}

export function pending<T>(last: T | undefined, problem: Problem | undefined): ResourceState<T> {
  return problem ? { status: "pending", last, problem } : { status: "pending", last };
}

export function problemOf(state: ResourceState<unknown>): Problem | undefined {
  return "problem" in state ? state.problem : undefined;
}
