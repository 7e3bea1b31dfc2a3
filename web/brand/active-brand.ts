import { type Brand, readBrand } from "./brand.ts";
import sanam from "./brands/sanam/sanam.json" with { type: "json" };

/**
 * The brand of this build. The site's build replaces this module with the content of the file that `SANAM_BRAND` names
 * (vite/brand-plugin.ts). Outside a build it is the brand that we ship.
 */
export const brand: Brand = readOrThrow(sanam);

function readOrThrow(data: unknown): Brand {
  const read = readBrand(data);
  if (!read.ok) throw new Error(`brand file: ${read.error.join("; ")}`);
  return read.value;
}
