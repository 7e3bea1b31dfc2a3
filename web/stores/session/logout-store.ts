import { makeAutoObservable, runInAction } from "mobx";
import type { After } from "../../../core/platform/timers.ts";

/** Spec section 9: the question closes after five seconds, the farewell after two. */
const LOGOUT_QUESTION_SECONDS = 5;
const LOGOUT_FAREWELL_MS = 2000;

export type LogoutPhase = "closed" | "asking" | "leaving" | "left";

/** The sign-out dialog (spec section 4). */
export class LogoutStore {
  phase: LogoutPhase = "closed";
  /** Until the question closes, 5 to 1. */
  secondsLeft = LOGOUT_QUESTION_SECONDS;
  readonly #leave: () => Promise<void>;
  readonly #after: After;
  #cancelTimer: (() => void) | undefined;

  /** `leave` hides the chat widget and signs out. */
  constructor(leave: () => Promise<void>, after: After) {
    this.#leave = leave;
    this.#after = after;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    if (this.phase === "asking" || this.phase === "leaving") return;
    this.#cancelTimer?.();
    this.phase = "asking";
    this.secondsLeft = LOGOUT_QUESTION_SECONDS;
    this.#countDown();
  }

  /** Stays signed in. */
  cancel(): void {
    if (this.phase === "asking") this.close();
  }

  async confirm(): Promise<void> {
    if (this.phase !== "asking") return;
    this.#cancelTimer?.();
    this.phase = "leaving";
    await this.#leave();
    runInAction(() => {
      this.phase = "left";
      this.#cancelTimer = this.#after(LOGOUT_FAREWELL_MS, () => this.close());
    });
  }

  close(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.phase = "closed";
  }

  tick(): void {
    this.secondsLeft -= 1;
    if (this.secondsLeft === 0) this.close();
    else this.#countDown();
  }

  #countDown(): void {
    this.#cancelTimer = this.#after(1000, () => this.tick());
  }
}
