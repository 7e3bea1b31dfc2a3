import { createSoundPlayer } from "../../adapters/browser/sound-player.ts";
import { createDeviceFlag } from "../../adapters/browser/storage/device-flag.ts";
import { soundAddresses } from "../brand/fields/sound-addresses.ts";
import { SoundStore } from "../stores/site/sound-store.ts";
import type { SiteParts } from "./site-parts.ts";

export function composeSounds({ page, brand, storage }: SiteParts): SoundStore {
  const player = createSoundPlayer(page as Window & typeof globalThis, soundAddresses(brand));
  return new SoundStore(player, createDeviceFlag(storage, brand.id, "sounds"));
}
