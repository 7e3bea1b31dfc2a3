import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The brand of a build as a part of its hash: the id of a brand in this repository, or the content of a brand file.
 * @param {string} root
 * @param {string | undefined} chosen the value of SANAM_BRAND
 */
export function brandChoice(root, chosen) {
  if (!chosen?.endsWith(".json")) return chosen ?? "";
  const file = resolve(root, chosen);
  return existsSync(file) ? readFileSync(file, "utf8") : chosen;
}
