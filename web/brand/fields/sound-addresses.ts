import { SOUNDS, type Sound } from "../../../core/platform/sounds.ts";
import type { Brand } from "../brand.ts";
import { isSoundFile } from "./sound-fields.ts";

/** The addresses of a brand's sounds, which are the files beside the brand file or web addresses. */
export function soundAddresses({
  id,
  sounds = {},
}: Pick<Brand, "id" | "sounds">): Readonly<Partial<Record<Sound, string>>> {
  return Object.fromEntries(
    SOUNDS.flatMap((name) => {
      const sound = sounds[name];
      return sound === undefined ? [] : [[name, isSoundFile(sound) ? `/brands/${id}/${sound}` : sound] as const];
    }),
  );
}
