/** `spin`: the wheel has stopped without a prize. `win`: a wheel or a card gave one. `card`: a card turns. */
export const SOUNDS = ["credited", "win", "spin", "card"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Plays the brand's short sounds. Silent where there is none, or where the device refuses. */
export interface SoundPlayer {
  /** Whether the brand has any sound. */
  readonly available: boolean;
  play(sound: Sound): void;
}
