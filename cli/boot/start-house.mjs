import { join } from "node:path";
import { buildStale } from "./build-stale.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { findNode } from "./find-node.mjs";
import { ROOT } from "./root.mjs";
import { runChild, WATCHED_STREAMS } from "./run-child.mjs";
import { runMain } from "./run-main.mjs";

/** Brings packages and build up to date, then runs the house under a Node that is new enough. */
export async function startHouse() {
  await runMain(async () => {
    await ensureInstalled(ROOT, console.log);
    await buildStale(ROOT, console.log);
    const args = ["--disable-warning=ExperimentalWarning", join(ROOT, "cli/boot/serve.ts")];
    // The house stops when the channel closes, so that a killed `npm start` leaves no process that holds the port.
    return runChild(findNode(ROOT), args, { stdio: WATCHED_STREAMS });
  });
}
