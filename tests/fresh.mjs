import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

// Runs the README's two commands as on a machine that has Node, npm, git and its base system only: an empty home, nothing
// else on the path, so no browser, shell, database or package manager that somebody installed. A busy neighbour takes one
// core. `--here` runs only the test command, in this checkout.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options } = parseArgs({
  options: { here: { type: "boolean", default: false }, quiet: { type: "boolean", default: false } },
});

/** What Debian's essential packages and their like elsewhere bring, as far as npm and the tests use it. */
const BASE_SYSTEM = [
  ..."awk basename bash cat chmod chown cp cut date df dirname du echo env expr false find grep gunzip gzip head id kill".split(
    " ",
  ),
  ..."ln ls mkdir mktemp mv nproc printf ps pwd readlink rm rmdir sed sh sleep sort stat tail tar tee test touch tr true".split(
    " ",
  ),
  ..."uname uniq wc which xargs".split(" "),
];
/** How this machine reaches the package registry. The values are passed on and never printed. */
const NETWORK = /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;
const NPM_SETTINGS = ["registry", "cafile"];

const scratch = mkdtempSync(join(tmpdir(), "sanam-fresh-"));
// Some tests start programs as another user.
chmodSync(scratch, 0o711);
const used = join(scratch, "used.log");
const bin = join(scratch, "bin");
/** @type {Record<string, string>} */
const env = {
  PATH: bin,
  HOME: join(scratch, "home"),
  LANG: "C.UTF-8",
  ...(process.env["CI"] === undefined ? {} : { CI: process.env["CI"] }),
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
};

try {
  process.exitCode = await main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function main() {
  mkdirSync(bin);
  mkdirSync(join(scratch, "home"));
  writeFileSync(used, "");
  chmodSync(used, 0o666);
  for (const name of NPM_SETTINGS)
    env[`npm_config_${name}`] = execFileSync("npm", ["config", "get", name], { encoding: "utf8" }).trim();
  for (const name of ["node", "npm", "npx", "git", ...BASE_SYSTEM]) writeShim(name);
  const neighbour = options.quiet || options.here ? undefined : startNeighbour();
  try {
    return options.here ? await testIn(ROOT) : await tryClone();
  } finally {
    neighbour?.kill("SIGKILL");
  }
}

/** A program on the path that notes its use. Those that this machine does not have are not there. */
function writeShim(/** @type {string} */ name) {
  const folders = [dirname(process.execPath), ...(process.env["PATH"] ?? "").split(delimiter)];
  const real = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (real === undefined) return;
  const shim = join(bin, name);
  writeFileSync(shim, `#!/bin/sh\necho ${name} >>"${used}"\nexec "${real}" "$@"\n`);
  chmodSync(shim, 0o755);
}

/** Keeps one core busy, and ends with this process at the latest. */
function startNeighbour() {
  const spin =
    "process.on('disconnect',()=>process.exit());(function turn(){for(const end=Date.now()+200;Date.now()<end;);setImmediate(turn)})()";
  return spawn(process.execPath, ["-e", spin], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
}

async function tryClone() {
  const clone = join(scratch, "clone");
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  const started = await startIn(clone);
  if (started !== 0) return started;
  return testIn(clone);
}

function stopGroup(
  /** @type {import("node:child_process").ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal,
) {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
}

/** `npm start` until its page answers; then Ctrl-C. */
async function startIn(/** @type {string} */ clone) {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  process.once("exit", () => stopGroup(child, "SIGKILL"));
  let output = "";
  child.stdout.setEncoding("utf8");
  const ended = once(child, "close");
  for await (const text of child.stdout) {
    output += text;
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (url === undefined) continue;
    const { status } = await fetch(url);
    report(
      `npm start: ready after ${secondsSince(began)} s, / answers ${status}, ${megabytesOf(clone)} MB installed and built`,
    );
    stopGroup(child, "SIGINT");
    child.stdout.resume();
    const [code] = await ended;
    report(`npm start: ended with ${code} on Ctrl-C`);
    return status === 200 && code === 0 ? 0 : 1;
  }
  report(`npm start: ended without an address\n${output}`);
  return 1;
}

async function testIn(/** @type {string} */ folder) {
  const began = performance.now();
  const child = spawn("npm", ["test"], { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "close");
  report(`npm test: ended with ${code} after ${secondsSince(began)} s`);
  if (!options.here) report(`${megabytesOf(folder)} MB installed, downloaded and built`);
  return code ?? 1;
}

/** On stderr: the last line of stdout is the one of `npm test`, which says how many passed. */
function report(/** @type {string} */ line) {
  console.error(`fresh: ${line}\nfresh: reached for ${usedPrograms()}`);
}

function usedPrograms() {
  const counts = new Map();
  for (const name of readFileSync(used, "utf8").split("\n").filter(Boolean))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    [...counts]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, count]) => `${name} ${count}×`)
      .join(", ") || "nothing"
  );
}

function megabytesOf(/** @type {string} */ folder) {
  return execFileSync("du", ["-sm", "--exclude=.git", folder], { encoding: "utf8" }).split("\t")[0];
}

function secondsSince(/** @type {number} */ since) {
  return Math.round((performance.now() - since) / 1000);
}
