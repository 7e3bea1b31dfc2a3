import { makeAutoObservable } from "mobx";
import type { Connectivity } from "../../core/connectivity.ts";
import type { Browser } from "../../core/rules/browser-floor.ts";

/** What stands between the person and the service: the network, the service, the browser. */
export class ConnectivityStore {
  offline: boolean;
  /** A call timed out, was cut short or met a 503 (spec section 8). */
  serviceProblem = false;
  /** The browser at hand, where it is older than what is supported. */
  readonly unsupportedBrowser: Browser | undefined;
  readonly #source: Connectivity;

  constructor(source: Connectivity, browser: Browser) {
    this.#source = source;
    this.offline = !source.online;
    this.unsupportedBrowser = browser.supported ? undefined : browser;
    makeAutoObservable(this, { unsupportedBrowser: false }, { autoBind: true });
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
