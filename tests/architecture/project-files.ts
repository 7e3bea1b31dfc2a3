import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";

const PRODUCT_FOLDERS = ["core", "contracts", "adapters", "web", "cli"];

/** Every file of the product and its tests, from the top folder; none whose name begins with a dot. */
export function projectFiles(): readonly string[] {
  return [...PRODUCT_FOLDERS, "tests"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  );
}
