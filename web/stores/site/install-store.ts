import { makeAutoObservable, runInAction } from "mobx";
import type { Installation, InstallWay } from "../../../core/platform/installation.ts";

/** Putting the site on the home screen. */
export class InstallStore {
  way: InstallWay;
  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.way = installation.way;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the browser's offer; returns how to stop. */
  watch(): () => void {
    this.look();
    return this.#installation.watch(() => this.look());
  }

  look(): void {
    this.way = this.#installation.way;
  }

  async install(): Promise<void> {
    await this.#installation.install();
    runInAction(() => this.look());
  }
}
