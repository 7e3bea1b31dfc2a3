import { createSoundPlayer } from "../../adapters/browser/sound-player.ts";
import { createDeviceFlag } from "../../adapters/browser/storage/device-flag.ts";
import type { Sound } from "../../core/platform/device.ts";
import type { Brand } from "../brand/brand.ts";
import { SoundStore } from "../stores/site/sound-store.ts";
import type { SiteParts } from "./identifiers.ts";

export function composeSounds({ page, brand, storage }: SiteParts): SoundStore {
  const player = createSoundPlayer(page as Window & typeof globalThis, soundAddresses(brand));
  return new SoundStore(
    player,
    createDeviceFlag(storage, brand.id, "sounds"),
    createDeviceFlag(storage, brand.id, "sounds-offered"),
  );
}

/** The addresses of a checked brand's sounds. It must not bring the schema into the browser. */
export function soundAddresses({
  id,
  sounds = {},
}: Pick<Brand, "id" | "sounds">): Readonly<Partial<Record<Sound, string>>> {
  return Object.fromEntries(
    Object.entries(sounds).flatMap(([name, sound]) =>
      sound === undefined ? [] : [[name, sound.startsWith("https://") ? sound : `/brands/${id}/${sound}`] as const],
    ),
  );
}
