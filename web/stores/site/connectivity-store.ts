import { makeAutoObservable, observableRef } from "mobx";
import type { Connectivity } from "../../../core/platform/connectivity.ts";
import { disturbedAfter, type ServiceEvent, type ServiceProblem } from "../../../core/rules/service-problem.ts";

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
