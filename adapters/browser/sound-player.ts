import type { Sound, SoundPlayer } from "../../core/platform/device.ts";

type Addresses = Readonly<Partial<Record<Sound, string | undefined>>>;

/** Loads a sound when it is first played, and never before a gesture: a browser would refuse it, and say so in its console. */
export function createSoundPlayer(page: Window & typeof globalThis, addresses: Addresses): SoundPlayer {
  // One element for all sounds: a browser that allows an element once allows it later, too.
  let element: HTMLAudioElement | undefined;
  return {
    available: Object.values(addresses).some((address) => address !== undefined),
    play(sound) {
      const address = addresses[sound];
      if (address === undefined || page.navigator.userActivation?.hasBeenActive === false) return;
      try {
        element ??= new page.Audio();
        element.src = address;
        // Older browsers return nothing. A sound that does not come is no problem of the player.
        const played: Promise<void> | undefined = element.play();
        played?.catch(() => undefined);
      } catch {
        // The device has no sound.
      }
    },
  };
}
