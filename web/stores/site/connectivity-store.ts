import { makeAutoObservable } from "mobx";
import type { Connectivity } from "../../../core/platform/connectivity.ts";

/** Whether the network and the service can be reached. */
export class ConnectivityStore {
  offline: boolean;
  /** True after a call timed out, was cancelled or got a 503 (spec section 8). */
  serviceProblem = false;
  readonly #source: Connectivity;

  constructor(source: Connectivity) {
    this.#source = source;
    this.offline = !source.online;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the device's network state; returns how to stop. */
  watch(): () => void {
    this.setOnline(this.#source.online);
    return this.#source.watch((online) => this.setOnline(online));
  }

  setOnline(online: boolean): void {
    this.offline = !online;
  }

  raiseServiceProblem(): void {
    this.serviceProblem = true;
  }

  /** The service answered again, or the member closed the banner. */
  clearServiceProblem(): void {
    this.serviceProblem = false;
  }
}
