import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { runChild } from "../run-child.mjs";

/**
 * Installs the locked packages of a folder. Install scripts are off: no package needs one.
 * @param {string} folder
 * @param {readonly string[]} flags
 * @returns {Promise<number>} npm's exit code
 */
export function npmCi(folder, flags) {
  const args = [
    "ci",
    ...flags,
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
  ];
  return runChild("npm", args, {
    cwd: folder,
    // On Windows npm is a batch file, which only a shell can run.
    shell: process.platform === "win32",
    // Only its errors: it calls a folder up to date when it could not fetch an optional package.
    stdio: ["ignore", "ignore", process.stderr],
  });
}

/**
 * A package that few need, so it is not among the project's. Its source has a lock file with one package for each platform.
 * @typedef {object} ExtraPackage
 * @property {string} source the folder of its package.json and lock file
 * @property {string} name of the package for this platform
 * @property {string} target the folder that becomes the package
 * @property {() => boolean} isSound whether the target is the locked package, undamaged
 */

/**
 * The locked version of a package; undefined where there is none for this platform.
 * @param {string} source
 * @param {string} name
 * @returns {string | undefined}
 */
export function lockedVersion(source, name) {
  return JSON.parse(readFileSync(join(source, "package.json"), "utf8")).optionalDependencies[name];
}

/**
 * Fetches a package. It appears as a whole, so neither an interrupted fetch nor two at once leave half of it.
 * @param {ExtraPackage} extra
 * @returns {Promise<boolean>} false when npm could not fetch it
 */
export async function fetchPackage({ source, name, target, isSound }) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  const staging = mkdtempSync(`${target}.`);
  try {
    for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(source, file), join(staging, file));
    await npmCi(staging, []);
    const fetched = join(staging, "node_modules", name);
    // npm reports no error when it could not fetch an optional package.
    if (existsSync(fetched)) renameSync(fetched, target);
  } catch (error) {
    // Another process may have been faster.
    if (!isSound()) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return isSound();
}
