import { makeAutoObservable, observableRef } from "mobx";
import { isFarOff } from "../../../core/platform/backend-clock.ts";
import { MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import type { DeviceClock, DeviceSettings, Scheme } from "../../../core/site/model.ts";
import type { DeviceClockStorage, DeviceSettingsStorage } from "../../../core/site/port.ts";

/** Whether the device's clock is far off, and whether the person was told. A clock that is right again is told anew. */
export class DeviceClockStore {
  /** The backend's time less the device's, in milliseconds, while a person should be told. */
  shownMs: number | undefined = undefined;
  readonly #storage: DeviceClockStorage;
  #known: DeviceClock;

  constructor(storage: DeviceClockStorage) {
    this.#storage = storage;
    this.#known = storage.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get offsetMs(): number {
    return this.#known.offsetMs;
  }

  /** Takes a new difference between the backend's clock and the device's. */
  note(offsetMs: number): void {
    const farOff = isFarOff(offsetMs);
    const dismissed = farOff && this.#known.dismissed;
    this.shownMs = farOff && !dismissed ? offsetMs : undefined;
    // The exact difference changes with every few replies.
    if (dismissed !== this.#known.dismissed || Math.abs(offsetMs - this.#known.offsetMs) > MINUTE_MS) {
      this.#remember({ offsetMs, dismissed });
    }
  }

  /** The person has read it. */
  dismiss(): void {
    this.shownMs = undefined;
    this.#remember({ ...this.#known, dismissed: true });
  }

  #remember(clock: DeviceClock): void {
    this.#known = clock;
    this.#storage.write(clock);
  }
}

/** A player's choices about this device. */
export class DeviceSettingsStore {
  settings: DeviceSettings;
  readonly #storage: DeviceSettingsStorage;
  readonly #brandScheme: Scheme;

  constructor(storage: DeviceSettingsStorage, brandScheme: Scheme) {
    this.#storage = storage;
    this.#brandScheme = brandScheme;
    this.settings = storage.read();
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  get scheme(): Scheme {
    return this.settings.scheme ?? this.#brandScheme;
  }

  /** Takes over what another tab has stored. */
  readAgain(): void {
    this.settings = this.#storage.read();
  }

  change(change: Partial<DeviceSettings>): void {
    this.settings = { ...this.settings, ...change };
    this.#storage.write(this.settings);
  }
}
