import { join } from "node:path";

/** The file of a brand that `--brand` or `SANAM_BRAND` names: its path, or the id of a brand in this repository. */
export function brandFile(chosen: string): string {
  // The path is the same from the sources and from the bundle.
  return chosen.endsWith(".json")
    ? chosen
    : join(import.meta.dirname, "../../web/brand/brands", chosen, `${chosen}.json`);
}
