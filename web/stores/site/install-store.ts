import { makeAutoObservable, runInAction } from "mobx";
import type { DeviceFlag, Installation, InstallWay } from "../../../core/platform/device.ts";

/** Putting the site on the home screen. Who does not want it is not asked again on this device. */
export class InstallStore {
  way: InstallWay;
  readonly #installation: Installation;
  readonly #refused: DeviceFlag;

  constructor(installation: Installation, refused: DeviceFlag) {
    this.#installation = installation;
    this.#refused = refused;
    this.way = this.#wayNow();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the browser's offer; returns how to stop. */
  watch(): () => void {
    this.look();
    return this.#installation.watch(() => this.look());
  }

  look(): void {
    this.way = this.#wayNow();
  }

  async install(): Promise<void> {
    await this.#installation.install();
    runInAction(() => this.look());
  }

  refuse(): void {
    this.#refused.write(true);
    this.look();
  }

  #wayNow(): InstallWay {
    return this.#refused.read() ? "no" : this.#installation.way;
  }
}
