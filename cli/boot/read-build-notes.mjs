/**
 * Written by a build of the command line tool and read at each start.
 * @typedef {object} BuildNotes
 * @property {readonly string[]} inputs the files that the bundle was built from, relative to the root
 * @property {number} firstInputs so many of the inputs, the first ones, are in the bundle's first file
 * @property {readonly string[]} alone first words of commands that load no other file of the bundle
 * @property {readonly (readonly [words: string, answer: string])[]} answers what these command lines print on stdout
 */

/**
 * Returns the notes, or undefined when the bundle is older than one of its inputs. A deleted input counts as changed. A
 * new file needs no check: the bundle depends on it only once one of the inputs imports it.
 * @param {string} root
 * @param {string} bundle path of the bundle
 * @param {string} notes path of the notes
 * @param {object} line
 * @param {string} line.words the command line: where the first file is enough for it, only its inputs are compared
 * @param {boolean} [line.isPackage] whether there are no inputs, only the bundle
 * @returns {BuildNotes | undefined}
 */
export function readBuildNotes(root, bundle, notes, { words, isPackage = false }) {
  // An import would load all of fs, promises included, and take longer than the check.
  const fs = process.getBuiltinModule("node:fs");
  const options = { throwIfNoEntry: false };
  const builtAt = fs.statSync(bundle, options)?.mtimeMs;
  if (builtAt === undefined || !fs.existsSync(notes)) return undefined;
  /** @type {BuildNotes} */
  const read = JSON.parse(fs.readFileSync(notes, "utf8"));
  if (isPackage) return read;
  const isAnswered = read.answers.some(([known]) => known === words);
  // A trace loads another file.
  const isAlone = read.alone.includes(words.split(" ", 1)[0] ?? "") && !words.includes("--trace");
  const count = isAnswered || isAlone ? read.firstInputs : read.inputs.length;
  for (const input of read.inputs.slice(0, count)) {
    const stat = fs.statSync(`${root}/${input}`, options);
    if (stat === undefined || stat.mtimeMs > builtAt) return undefined;
  }
  return read;
}
