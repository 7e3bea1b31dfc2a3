import type { Sound } from "../../../core/platform/sounds.ts";
import type { Brand } from "../brand.ts";

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
