import { makeAutoObservable, runInAction } from "mobx";
import type { After } from "../../../core/platform/device.ts";

/** Spec section 9. */
const LOGOUT_FAREWELL_MS = 2000;

export type LogoutPhase = "closed" | "asking" | "leaving" | "left";

/** The sign-out (spec section 4). Its question closes by itself like every confirmation. */
export class LogoutStore {
  phase: LogoutPhase = "closed";
  readonly #leave: () => Promise<void>;
  readonly #after: After;
  #cancelTimer: (() => void) | undefined;

  /** `leave` signs out. The live chat hides by itself while somebody leaves (web/compose/offline/start-chat.ts). */
  constructor(leave: () => Promise<void>, after: After) {
    this.#leave = leave;
    this.#after = after;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    if (this.phase === "asking" || this.phase === "leaving") return;
    this.#cancelTimer?.();
    this.phase = "asking";
  }

  /** Stays signed in. */
  cancel(): void {
    if (this.phase === "asking") this.close();
  }

  async confirm(): Promise<void> {
    if (this.phase !== "asking") return;
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
}
