import { type Brand, readBrand } from "./brand.ts";
import sanam from "./sanam.json" with { type: "json" };

/**
 * The brand this build serves. The site's build puts the checked content of the file that `SANAM_BRAND` names in the
 * place of this module (vite/brand-plugin.ts); whoever imports it outside a build gets the brand we ship.
 */
export const brand: Brand = readOrThrow(sanam);

function readOrThrow(data: unknown): Brand {
  const read = readBrand(data);
  if (!read.ok) throw new Error(`brand file: ${read.error.join("; ")}`);
  return read.value;
}
