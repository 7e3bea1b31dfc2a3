import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BootError } from "./boot-error.mjs";
import { runChild } from "./run-child.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/**
 * Installs the locked packages unless all of them are there. Install scripts are off: no package needs one.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(root, say) {
  const reason = whyInstall(root);
  if (reason === undefined) return;
  say(`Installing packages: ${reason} …`);
  const began = performance.now();
  const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  // On Windows npm is a batch file, which only a shell can run. Its output goes to stderr; stdout is the command's own.
  const code = await runChild("npm", ["ci", ...flags, "--loglevel=error"], {
    cwd: root,
    shell: process.platform === "win32",
    stdio: ["ignore", process.stderr, process.stderr],
  });
  if (code !== 0) throw new BootError(`npm could not install the packages (exit code ${code}); see its message above.`);
  say(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * The reason to install, or undefined when node_modules holds what the lock file names. npm lists what it installed in
 * node_modules/.package-lock.json, without the optional packages of other platforms.
 * @param {string} root
 */
export function whyInstall(root) {
  const modules = join(root, "node_modules");
  if (!existsSync(modules)) return "there is no node_modules folder yet";
  const installed = readLock(join(modules, ".package-lock.json"));
  if (installed === undefined) return "node_modules was not installed by npm, or only in part";
  const wanted = readLock(join(root, "package-lock.json"));
  if (wanted === undefined) throw new BootError("package-lock.json is missing or cannot be read; check the checkout.");
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === "") continue;
    const have = installed[path];
    if (have === undefined && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (have?.version !== entry.version || have?.integrity !== entry.integrity) return `${path} is not as locked`;
    if (!existsSync(join(root, path, "package.json"))) return `${path} is missing`;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Record<string, Locked> | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}
