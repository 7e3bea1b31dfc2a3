import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { runNode } from "./run-node.mjs";
import { Stop } from "./stop.mjs";
import { treeHash } from "./tree-hash.mjs";

const SHARED = ["core", "contracts", "adapters", "package.json", "package-lock.json"];

/** What we build: its name, the file that shows it is there, what it is made from, and the bundler's configuration. */
const TARGETS = [
  { name: "site", result: "build/web/index.html", inputs: ["web", ...SHARED], config: "web/vite.config.ts" },
  { name: "cli", result: "build/cli/sanam.mjs", inputs: ["cli", ...SHARED], config: "cli/boot/bundle.config.ts" },
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
    const result = join(root, target.result);
    const hash = treeHash(root, target.inputs);
    if (!options.always && existsSync(result) && readStamp(stamp) === hash) {
      // The command line tool compares dates, because hashing would cost more than its start.
      utimesSync(result, new Date(), new Date());
      continue;
    }
    say(`Building the ${target.name} …`);
    const began = performance.now();
    rmSync(stamp, { force: true });
    await bundle(root, target.name, target.config);
    mkdirSync(join(root, "build"), { recursive: true });
    writeFileSync(stamp, hash);
    say(`Built the ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} config
 */
async function bundle(root, name, config) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const code = await runChild(runNode(root), [vite, "build", "--config", config, "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code !== 0) throw new Stop(`the ${name} could not be built; the reason stands above.`);
}

/** @param {string} path */
function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
