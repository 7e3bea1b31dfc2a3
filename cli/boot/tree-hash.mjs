import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of the names and contents of files, which shows whether a build's inputs have changed. File times are left out:
 * a checkout changes them.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders below the root; missing ones are skipped
 */
export function treeHash(root, inputs) {
  const hash = createHash("sha256");
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
