import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { After } from "../../../core/platform/timers.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** `note` is a name to show beside the field, or empty. */
export type LiveCheckState =
  | { readonly status: "idle" | "checking" }
  | { readonly status: "passed"; readonly note: string }
  | { readonly status: "stopped"; readonly problem: Problem };

/** A pause in typing after which the backend is asked. */
const CHECK_AFTER_MS = 400;

/** Asks the backend about what is being typed: after a pause, and only the latest answer counts. */
export class LiveCheck {
  state: LiveCheckState = { status: "idle" };
  readonly #after: After;
  readonly #check: () => Promise<Result<string, Problem>>;
  #turn = 0;
  #callOff: (() => void) | undefined;

  constructor(after: After, check: () => Promise<Result<string, Problem>>) {
    this.#after = after;
    this.#check = check;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get checking(): boolean {
    return this.state.status === "checking";
  }

  /** The backend's "no". A check that could not be made is no "no": the field is checked again before it is sent. */
  get refusal(): Refusal | undefined {
    return this.state.status === "stopped" && this.state.problem.kind === "refusal" ? this.state.problem : undefined;
  }

  /** What came with a pass: the inviter's masked name, say. */
  get note(): string | undefined {
    return this.state.status === "passed" && this.state.note !== "" ? this.state.note : undefined;
  }

  ask(): void {
    this.reset();
    const turn = this.#turn;
    this.state = { status: "checking" };
    this.#callOff = this.#after(CHECK_AFTER_MS, () => void this.#run(turn));
  }

  reset(): void {
    this.#turn += 1;
    this.#callOff?.();
    this.state = { status: "idle" };
  }

  async #run(turn: number): Promise<void> {
    const answer = await this.#check();
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.state = answer.ok ? { status: "passed", note: answer.value } : { status: "stopped", problem: answer.error };
    });
  }
}
