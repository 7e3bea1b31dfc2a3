import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BootError } from "./boot-error.mjs";
import { brandChoice } from "./brand-choice.mjs";
import { findNode } from "./find-node.mjs";
import { runChild } from "./run-child.mjs";
import { treeHash } from "./tree-hash.mjs";

const SHARED = ["core", "contracts", "adapters", "package.json", "package-lock.json"];

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} folder where the result is put, below build/
 * @property {string} proof the file in it that shows it is there
 * @property {readonly string[]} inputs what it is made from
 * @property {string} config the bundler's configuration
 * @property {string} toBuild the way from the configuration's root to build/
 */

/** @type {readonly Target[]} */
const TARGETS = [
  {
    name: "site",
    folder: "web",
    proof: "index.html",
    inputs: ["web", ...SHARED],
    config: "web/vite.config.ts",
    toBuild: "../build",
  },
  {
    name: "cli",
    folder: "cli",
    proof: "sanam.mjs",
    inputs: ["cli", ...SHARED],
    config: "cli/boot/bundle.config.ts",
    toBuild: "build",
  },
];

/**
 * Builds the site and the command line tool, each only when what it is made from has changed.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {{ always?: boolean }} options `always` builds even what is fresh
 */
export async function buildStale(root, say, options = {}) {
  for (const target of TARGETS) {
    const stamp = join(root, "build", `${target.name}.stamp`);
    const proof = join(root, "build", target.folder, target.proof);
    const asked = new Date();
    const choice = target.name === "site" ? brandChoice(root, process.env["SANAM_BRAND"]) : "";
    const hash = treeHash(root, target.inputs, choice);
    if (!options.always && existsSync(proof) && readStamp(stamp) === hash) {
      markAsOf(proof, asked);
      continue;
    }
    say(`Building the ${target.name} …`);
    const began = performance.now();
    await bundle(root, target);
    markAsOf(proof, asked);
    writeFileSync(stamp, hash);
    say(`Built the ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

/**
 * Builds beside the old result and then takes its place, so that nobody ever meets half a build, two builds at once
 * included.
 * @param {string} root
 * @param {Target} target
 */
async function bundle(root, { name, folder, config, toBuild }) {
  const build = join(root, "build");
  const making = `.${folder}-${process.pid}`;
  const leaving = `.old-${folder}-${process.pid}`;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const args = ["build", "--config", config, "--outDir", `${toBuild}/${making}`, "--logLevel", "warn"];
  mkdirSync(build, { recursive: true });
  try {
    const code = await runChild(findNode(root), [vite, ...args], {
      cwd: root,
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (code !== 0) throw new BootError(`the ${name} could not be built; the reason stands above.`);
    rmSync(join(build, `${name}.stamp`), { force: true });
    if (existsSync(join(build, folder))) renameSync(join(build, folder), join(build, leaving));
    renameSync(join(build, making), join(build, folder));
  } finally {
    for (const rest of [making, leaving]) rmSync(join(build, rest), { recursive: true, force: true });
  }
}

/**
 * The command line tool compares dates, because hashing would cost more than its start. What was edited while the build
 * ran must be younger than it.
 * @param {string} proof
 * @param {Date} asked before the inputs were read
 */
function markAsOf(proof, asked) {
  utimesSync(proof, asked, asked);
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
