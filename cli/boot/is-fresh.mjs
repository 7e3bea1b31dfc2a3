/**
 * Whether a file is younger than everything in some folders. Folders' own dates count too, so a deleted file is noticed.
 * @param {string} file
 * @param {readonly string[]} folders
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
  return fs.readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? nothingYounger(fs, path, than) : fs.statSync(path).mtimeMs <= than;
  });
}
