import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Which brand a build of the site is of, so that another one makes it stale: the id of a brand we ship, or what stands
 * in a brand file, which may lie anywhere.
 * @param {string} root
 * @param {string | undefined} chosen as in SANAM_BRAND
 */
export function brandChoice(root, chosen) {
  if (!chosen?.endsWith(".json")) return chosen ?? "";
  const file = resolve(root, chosen);
  return existsSync(file) ? readFileSync(file, "utf8") : chosen;
}
