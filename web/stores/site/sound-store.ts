import { makeAutoObservable } from "mobx";
import type { DeviceFlag, Sound, SoundPlayer } from "../../../core/platform/device.ts";

/** The brand's sounds, which are off until somebody turns them on for this device. */
export class SoundStore {
  on: boolean;
  readonly #player: SoundPlayer;
  readonly #choice: DeviceFlag;

  constructor(player: SoundPlayer, choice: DeviceFlag) {
    this.#player = player;
    this.#choice = choice;
    this.on = choice.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Without one, nobody is asked about sounds. */
  get available(): boolean {
    return this.#player.available;
  }

  /** Turning them on plays one: this is how they sound. */
  turn(on: boolean): void {
    this.on = on;
    this.#choice.write(on);
    this.play("credited");
  }

  play(sound: Sound): void {
    if (this.on) this.#player.play(sound);
  }
}
