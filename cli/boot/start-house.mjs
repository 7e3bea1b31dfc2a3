import { join } from "node:path";
import { buildStale } from "./build-stale.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { findNode } from "./install/find-node.mjs";
import { ROOT } from "./root.mjs";
import { runChild, WATCHED_STREAMS } from "./run-child.mjs";
import { runMain } from "./run-main.mjs";

const PARENT_LOOK_MS = 500;

/** Brings packages and build up to date, then runs the house under a Node that is new enough. */
export async function startHouse() {
  await runMain(async () => {
    await ensureInstalled(ROOT, console.log, { tests: false });
    await buildStale(ROOT, console.log);
    return run("serve.ts");
  });
}

/**
 * The same for the development server, which needs no build.
 * @param {readonly string[]} args
 */
export async function startDev(args) {
  await runMain(async () => {
    endWithParent();
    await ensureInstalled(ROOT, console.log, { tests: false });
    // It starts in two thirds of the time when Node keeps what it has compiled.
    return run("dev/serve-dev.ts", args, { NODE_COMPILE_CACHE: join(ROOT, "build/.compile-cache") });
  });
}

/** npm ends the shell that runs its script, and the shell of some systems does not end the script. */
function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.exit(1);
  };
  setInterval(look, PARENT_LOOK_MS).unref();
}

/**
 * The program stops when the channel closes, so that a killed `npm start` leaves no process that holds the port.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
function run(program, args = [], env = {}) {
  const flags = ["--disable-warning=ExperimentalWarning", join(ROOT, "cli/boot", program)];
  return runChild(findNode(ROOT), [...flags, ...args], { stdio: WATCHED_STREAMS, env: { ...process.env, ...env } });
}
