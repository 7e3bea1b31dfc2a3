import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether a file is younger than everything in some folders. Folders' own dates count too, so a deleted file is noticed.
 * @param {string} file
 * @param {readonly string[]} folders
 */
export function isFresh(file, folders) {
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && folders.every((folder) => nothingYounger(folder, built));
}

/**
 * @param {string} folder
 * @param {number} than
 * @returns {boolean}
 */
function nothingYounger(folder, than) {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined || stat.mtimeMs > than) return stat === undefined;
  return readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? nothingYounger(path, than) : statSync(path).mtimeMs <= than;
  });
}
