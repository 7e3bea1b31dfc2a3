import type { Sound, SoundPlayer } from "../../core/platform/device.ts";

type Addresses = Readonly<Partial<Record<Sound, string | undefined>>>;

/** Short pulses in milliseconds, on and off. */
const JOY = [30, 40, 60];

/** Loads a sound when it is first played, and never before a gesture: a browser would refuse it, and say so in its console. */
export function createSoundPlayer(page: Window & typeof globalThis, addresses: Addresses): SoundPlayer {
  // One element for all sounds: a browser that allows an element once allows it later, too.
  let element: HTMLAudioElement | undefined;
  return {
    available: Object.values(addresses).some((address) => address !== undefined),
    play(sound) {
      const address = addresses[sound];
      if (address === undefined || page.navigator.userActivation?.hasBeenActive === false) return;
      // With the sound that the person allowed; few devices can.
      if (sound === "credited" || sound === "win") page.navigator.vibrate?.([24, 60, 40]);
      try {
        element ??= new page.Audio();
        element.src = address;
        // Older browsers return nothing. A sound that does not come is no problem of the player.
        const played: Promise<void> | undefined = element.play();
        played?.catch(() => undefined);
      } catch {
        // The device has no sound.
      }
      if (sound === "win" || sound === "credited") vibrate(page);
    },
  };
}

/** A phone that may sound may also shake, unless its owner prefers less motion. */
function vibrate(page: Window): void {
  if (!page.matchMedia?.("(prefers-reduced-motion: reduce)").matches) page.navigator.vibrate?.(JOY);
}
