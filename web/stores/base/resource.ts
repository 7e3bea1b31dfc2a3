import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Result } from "../../../core/shared/result.ts";

/** Something that is loaded. `last` is the last good value, kept while it refreshes or after it failed to. */
export type ResourceState<T> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly last: T | undefined }
  | { readonly status: "fulfilled"; readonly value: T }
  | { readonly status: "failed"; readonly problem: Problem; readonly last: T | undefined };

/**
 * Loads one thing. Only the latest load speaks: an answer that was overtaken is dropped. `pick` may keep what is shown
 * over a newer answer that was true earlier.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: "idle" };
  readonly #read: () => Promise<Result<T, Problem>>;
  readonly #pick: (shown: T | undefined, answer: T) => T;
  #turn = 0;

  constructor(
    read: () => Promise<Result<T, Problem>>,
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

  /** True while pending, false once fulfilled (spec section 4). */
  get loading(): boolean {
    return this.state.status === "pending";
  }

  get problem(): Problem | undefined {
    return this.state.status === "failed" ? this.state.problem : undefined;
  }

  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.state = { status: "pending", last: this.value };
    const answer = await this.#read();
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.state = answer.ok
        ? { status: "fulfilled", value: this.#pick(this.value, answer.value) }
        : { status: "failed", problem: answer.error, last: this.value };
    });
  }

  /** Loads unless it is loaded or under way. */
  async loadOnce(): Promise<void> {
    if (this.state.status === "idle" || this.state.status === "failed") await this.load();
  }

  /** Takes a value that was learnt elsewhere; a load under way, which may have read before it, is dropped. */
  put(value: T): void {
    this.#turn += 1;
    this.state = { status: "fulfilled", value: this.#pick(this.value, value) };
  }

  /** Forgets everything; a load under way is dropped. */
  reset(): void {
    this.#turn += 1;
    this.state = { status: "idle" };
  }
}
