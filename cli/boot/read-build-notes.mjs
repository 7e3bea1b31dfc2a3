/**
 * What a build of the command line tool leaves for its next starts.
 * @typedef {object} BuildNotes
 * @property {readonly string[]} inputs the files that the bundle was made from, below the root
 * @property {readonly (readonly [words: string, answer: string])[]} answers what it says on stdout to these command lines
 */

/**
 * The notes beside a bundle, or undefined unless the bundle is younger than each file it was made from. A file that
 * went counts as changed; one that came can matter only once another, which is in the list, imports it.
 * @param {string} root
 * @param {string} bundle
 * @param {string} notes
 * @returns {BuildNotes | undefined}
 */
export function readBuildNotes(root, bundle, notes) {
  // Not an import: that would read all of fs, promises included, and cost more than the whole check.
  const fs = process.getBuiltinModule("node:fs");
  const built = fs.statSync(bundle, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined || !fs.existsSync(notes)) return undefined;
  /** @type {BuildNotes} */
  const read = JSON.parse(fs.readFileSync(notes, "utf8"));
  const quiet = { throwIfNoEntry: false };
  for (const input of read.inputs) {
    const stat = fs.statSync(`${root}/${input}`, quiet);
    if (stat === undefined || stat.mtimeMs > built) return undefined;
  }
  return read;
}
