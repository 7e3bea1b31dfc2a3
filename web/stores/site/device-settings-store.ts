import { makeAutoObservable, observableRef } from "mobx";
import type { DeviceSettings } from "../../../core/site/model.ts";
import type { DeviceSettingsStorage } from "../../../core/site/port.ts";

/** A player's choices about this device. */
export class DeviceSettingsStore {
  settings: DeviceSettings;
  readonly #storage: DeviceSettingsStorage;

  constructor(storage: DeviceSettingsStorage) {
    this.#storage = storage;
    this.settings = storage.read();
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  change(change: Partial<DeviceSettings>): void {
    this.settings = { ...this.settings, ...change };
    this.#storage.write(this.settings);
  }
}
