import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { After } from "../../../core/platform/timers.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** `note` is a name to show at the field, or empty. */
export type LiveCheckState =
  | { readonly status: "idle" | "checking" }
  | { readonly status: "passed"; readonly note: string }
  | { readonly status: "stopped"; readonly problem: Problem };

/** The pause in typing after which the check runs. */
const CHECK_AFTER_MS = 400;

/** Checks a field at the backend while the member types: after a pause, and only the latest answer counts. */
export class LiveCheck {
  state: LiveCheckState = { status: "idle" };
  readonly #after: After;
  readonly #check: () => Promise<Result<string, Problem>>;
  #latest = 0;
  #cancel: (() => void) | undefined;

  constructor(after: After, check: () => Promise<Result<string, Problem>>) {
    this.#after = after;
    this.#check = check;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get checking(): boolean {
    return this.state.status === "checking";
  }

  /** The backend's refusal. A failed check is none: the field is checked again before it is sent. */
  get refusal(): Refusal | undefined {
    return this.state.status === "stopped" && this.state.problem.kind === "refusal" ? this.state.problem : undefined;
  }

  /** The name that the check found: the inviter's masked name, for example. */
  get note(): string | undefined {
    return this.state.status === "passed" && this.state.note !== "" ? this.state.note : undefined;
  }

  ask(): void {
    this.reset();
    const check = this.#latest;
    this.state = { status: "checking" };
    this.#cancel = this.#after(CHECK_AFTER_MS, () => void this.#run(check));
  }

  reset(): void {
    this.#latest += 1;
    this.#cancel?.();
    this.state = { status: "idle" };
  }

  async #run(check: number): Promise<void> {
    const answer = await this.#check();
    if (check !== this.#latest) return;
    runInAction(() => {
      this.state = answer.ok ? { status: "passed", note: answer.value } : { status: "stopped", problem: answer.error };
    });
  }
}
