import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the names and contents of files, so that a build can tell whether its inputs changed. Dates don't count: a
 * checkout sets them anew.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders below the root; those that don't exist count as absent
 * @param {string} choice whatever else the result depends on
 */
export function treeHash(root, inputs, choice = "") {
  const hash = createHash("sha256").update(`${choice}\0`);
  for (const path of inputs.flatMap((input) => filesBelow(root, input)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths below the root; dotfiles are left out
 */
function filesBelow(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
