import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BootError } from "../run-main.mjs";
import { ensureNode } from "./find-node.mjs";
import { npmCi } from "./npm.mjs";

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 */

/** @typedef {{ tests: boolean }} Needs whether the packages of the tests are needed, too */

/**
 * Installs the locked packages unless those that are needed are there, and a newer Node where this process's is too old.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {Needs} needs
 */
export async function ensureInstalled(root, say, needs) {
  const outcomes = await Promise.allSettled([installPackages(root, say, needs), ensureNode(root, say)]);
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {Needs} needs
 */
async function installPackages(root, say, needs) {
  const reason = whyInstall(root, needs);
  if (reason === undefined) return;
  say(`Installing packages: ${reason} …`);
  const began = performance.now();
  const all = needs.tests || hasPackagesOfTests(root);
  // Optional peers would come along, among them the compiler of TypeScript, which is a fourth of all bytes.
  const code = await npmCi(root, all ? ["--include=dev"] : ["--omit=dev", "--legacy-peer-deps"]);
  if (code !== 0) throw new BootError(`npm could not install the packages (exit code ${code}); see its message above.`);
  const left = whyInstall(root, needs);
  if (left !== undefined) throw new BootError(`npm installed the packages only in part: ${left}. Try again.`);
  say(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * The reason to install, or undefined when node_modules holds what is needed of the lock file. npm lists what it installed
 * in node_modules/.package-lock.json, without the optional packages of other platforms.
 * @param {string} root
 * @param {Needs} needs
 */
export function whyInstall(root, { tests }) {
  const modules = join(root, "node_modules");
  if (!existsSync(modules)) return "there is no node_modules folder yet";
  const installed = readLock(root, "node_modules/.package-lock.json");
  if (installed === undefined) return "node_modules was not installed by npm, or only in part";
  const { "": project, ...wanted } = readLock(root, "package-lock.json") ?? {};
  if (project === undefined) throw new BootError("package-lock.json is missing or cannot be read; check the checkout.");
  // Our optional packages build the site and the tool: only an image goes without.
  const named = { ...project.optionalDependencies, ...(tests && project.devDependencies) };
  for (const [path, entry] of Object.entries(wanted)) {
    if (entry.dev && !tests) continue;
    const have = installed[path];
    const isOptional = entry.optional || entry.devOptional || entry.peer;
    if (have === undefined && isOptional && !(path.slice("node_modules/".length) in named)) continue;
    if (have === undefined) return `${path} is missing`;
    if (have.version !== entry.version || have.integrity !== entry.integrity) return `${path} is not as locked`;
    if (!existsSync(join(root, path, "package.json"))) return `${path} is missing`;
  }
  return undefined;
}

/**
 * A start does not remove what an earlier run of the tests installed.
 * @param {string} root
 */
function hasPackagesOfTests(root) {
  const installed = readLock(root, "node_modules/.package-lock.json") ?? {};
  return Object.values(installed).some(({ dev }) => dev);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Record<string, Locked> | undefined}
 */
function readLock(root, path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return undefined;
  }
}
