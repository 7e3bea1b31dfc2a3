/**
 * Whether a file is younger than everything in some folders. Folders' own dates count too, so a deleted file is noticed.
 * @param {string} file
 * @param {readonly string[]} folders whose files have a dot in their names and whose folders have none
 */
export function isFresh(file, folders) {
  // Not an import: that would read all of fs, promises included, and cost more than the whole check.
  const fs = process.getBuiltinModule("node:fs");
  const built = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return built !== undefined && folders.every((folder) => nothingYounger(fs, folder, built));
}

/**
 * @param {typeof import("node:fs")} fs
 * @param {string} folder
 * @param {number} than
 * @returns {boolean}
 */
function nothingYounger(fs, folder, than) {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined || stat.mtimeMs > than) return stat === undefined;
  for (const name of fs.readdirSync(folder)) {
    const path = `${folder}/${name}`;
    if (name.includes(".") ? fs.statSync(path).mtimeMs > than : !nothingYounger(fs, path, than)) return false;
  }
  return true;
}
