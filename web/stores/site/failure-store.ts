import { makeAutoObservable, observableRef } from "mobx";
import type { Clock } from "../../../core/platform/clock.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { FailedCall } from "../../../core/site/support-text.ts";

/** The last failed call of the whole site (spec section 8). It is never stored. */
export class FailureStore {
  last: FailedCall | undefined = undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { last: observableRef }, { autoBind: true });
  }

  /** A call that we cancelled did not fail. */
  note(endpoint: string, problem: Problem): void {
    const isFault = problem.kind === "fault";
    if (isFault && problem.onPurpose) return;
    this.last = {
      at: this.#clock(),
      endpoint,
      kind: isFault ? problem.fault : problem.code,
      status: isFault ? problem.status : undefined,
      message: problem.detail ?? problem.message,
    };
  }

  reset(): void {
    this.last = undefined;
  }
}
