import { makeAutoObservable, observableRef } from "mobx";
import type { Clock } from "../../../core/platform/clock.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";

/** A failed call, without any id or value of a member: the row has placeholders for those. */
export interface FailedCall {
  readonly at: Instant;
  /** `GET /api/auth/user/{uuid}`, for example. */
  readonly endpoint: string;
  /** The kind of a fault, or the code of a refusal. */
  readonly kind: string;
  readonly status: number | undefined;
  /** The response's message, as it is shown. */
  readonly message: string;
}

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
      message: problem.message,
    };
  }

  reset(): void {
    this.last = undefined;
  }
}
