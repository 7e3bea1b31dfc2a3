import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findNode } from "./install/find-node.mjs";
import { runChild } from "./run-child.mjs";
import { BootError } from "./run-main.mjs";

const SHARED = ["core", "contracts", "adapters", "package.json", "package-lock.json"];

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} folder the output folder, below build/
 * @property {string} mainFile the file in it that shows that the build exists
 * @property {readonly string[]} inputs the files and folders that it is built from
 * @property {string} config the bundler's configuration
 * @property {string} buildPath the path from the configuration's root to build/
 */

/** @type {readonly Target[]} */
const TARGETS = [
  {
    name: "site",
    folder: "web",
    mainFile: "index.html",
    inputs: ["web", ...SHARED],
    config: "web/vite.config.ts",
    buildPath: "../build",
  },
  {
    name: "cli",
    folder: "cli",
    mainFile: "sanam.mjs",
    inputs: ["cli", ...SHARED],
    config: "cli/boot/bundle.config.ts",
    buildPath: "build",
  },
];

/**
 * The site with a house in the page. Built on request only.
 * @type {Target}
 */
export const DEMO = {
  name: "demo",
  folder: "demo",
  mainFile: "index.html",
  inputs: ["web", ...SHARED],
  config: "web/vite.demo.config.ts",
  buildPath: "../build",
};

/**
 * Builds the site and the command line tool, each only when its inputs have changed.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {{ always?: boolean, only?: "site" | "cli" }} options `always` builds in any case, `only` one of them
 */
export async function buildStale(root, say, options = {}) {
  for (const target of TARGETS) {
    if (options.only !== undefined && options.only !== target.name) continue;
    const stamp = join(root, "build", `${target.name}.stamp`);
    const mainFile = join(root, "build", target.folder, target.mainFile);
    const startedAt = new Date();
    const hash = treeHash(root, target.inputs);
    if (!options.always && existsSync(mainFile) && readStamp(stamp) === hash) {
      setModifiedTime(mainFile, startedAt);
      continue;
    }
    say(`Building the ${target.name} …`);
    const began = performance.now();
    await bundle(root, target);
    setModifiedTime(mainFile, startedAt);
    writeFileSync(stamp, hash);
    say(`Built the ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

/**
 * Builds into a new folder and then replaces the old one, so that no reader sees half a build, even when two builds
 * run at once.
 * @param {string} root
 * @param {Target} target
 */
export async function bundle(root, { name, folder, config, buildPath }) {
  const build = join(root, "build");
  const newFolder = `.${folder}-${process.pid}`;
  const oldFolder = `.old-${folder}-${process.pid}`;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const args = ["build", "--config", config, "--outDir", `${buildPath}/${newFolder}`, "--logLevel", "warn"];
  mkdirSync(build, { recursive: true });
  try {
    const code = await runChild(findNode(root), [vite, ...args], {
      cwd: root,
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (code !== 0) throw new BootError(`the ${name} could not be built; see the message above.`);
    rmSync(join(build, `${name}.stamp`), { force: true });
    if (existsSync(join(build, folder))) renameSync(join(build, folder), join(build, oldFolder));
    renameSync(join(build, newFolder), join(build, folder));
  } finally {
    for (const leftover of [newFolder, oldFolder]) rmSync(join(build, leftover), { recursive: true, force: true });
  }
}

/**
 * The command line tool compares file times, because hashing the inputs would take longer than its start. A file that is
 * edited during the build must be newer than the build.
 * @param {string} file
 * @param {Date} startedAt a time before the inputs were read
 */
function setModifiedTime(file, startedAt) {
  utimesSync(file, startedAt, startedAt);
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

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
