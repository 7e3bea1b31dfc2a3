import { makeAutoObservable } from "mobx";
import type { Connectivity } from "../../../core/platform/connectivity.ts";

/** What stands between the person and the service: the network, or the service itself. */
export class ConnectivityStore {
  offline: boolean;
  /** A call timed out, was cut short or met a 503 (spec section 8). */
  serviceProblem = false;
  readonly #source: Connectivity;

  constructor(source: Connectivity) {
    this.#source = source;
    this.offline = !source.online;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the device's network; returns how to stop. */
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

  /** The service answered again, or the person closed the banner. */
  clearServiceProblem(): void {
    this.serviceProblem = false;
  }
}
