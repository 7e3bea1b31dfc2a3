import { makeAutoObservable } from "mobx";
import type { DeviceFlag, Sound, SoundPlayer } from "../../../core/platform/device.ts";

/** The brand's sounds, which are off until somebody turns them on for this device. */
export class SoundStore {
  on: boolean;
  readonly #player: SoundPlayer;
  readonly #choice: DeviceFlag;
  /** The member was offered them, and answered. */
  answered: boolean;
  readonly #answer: DeviceFlag;

  constructor(player: SoundPlayer, choice: DeviceFlag, answer: DeviceFlag) {
    this.#player = player;
    this.#choice = choice;
    this.#answer = answer;
    this.on = choice.read();
    this.answered = answer.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Without one, nobody is asked about sounds. */
  get available(): boolean {
    return this.#player.available;
  }

  /** Whether a page on which they would be heard offers them: once on a device. */
  get isOffered(): boolean {
    return this.available && !this.on && !this.answered;
  }

  decline(): void {
    this.answered = true;
    this.#answer.write(true);
  }

  /** Turning them on plays one: this is how they sound. */
  turn(on: boolean): void {
    this.on = on;
    this.decline();
    this.#choice.write(on);
    this.play("credited");
  }

  play(sound: Sound): void {
    if (this.on) this.#player.play(sound);
  }
}
