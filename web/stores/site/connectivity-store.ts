import { makeAutoObservable, observableRef } from "mobx";
import type { Clock, Connectivity } from "../../../core/platform/device.ts";
import { disturbedAfter, type ServiceEvent, type ServiceProblem } from "../../../core/rules/failure-policy.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { FailedCall } from "../../../core/site/support-text.ts";

/** Whether the network and the service can be reached. */
export class ConnectivityStore {
  offline: boolean;
  disturbed: ServiceProblem = [];
  readonly #source: Connectivity;

  constructor(source: Connectivity) {
    this.#source = source;
    this.offline = !source.online;
    makeAutoObservable(this, { disturbed: observableRef }, { autoBind: true });
  }

  /** Whether a call timed out, was cancelled or got a 503, and has not worked since (spec section 8). */
  get serviceProblem(): boolean {
    return this.disturbed.length > 0;
  }

  /** Follows the device's network state; returns how to stop. */
  watch(): () => void {
    this.setOnline(this.#source.online);
    return this.#source.watch((online) => this.setOnline(online));
  }

  setOnline(online: boolean): void {
    this.offline = !online;
  }

  note(event: ServiceEvent): void {
    this.disturbed = disturbedAfter(this.disturbed, event);
  }
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
      said: problem.said,
    };
  }

  reset(): void {
    this.last = undefined;
  }
}
