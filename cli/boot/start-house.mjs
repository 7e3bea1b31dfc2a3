import { join } from "node:path";
import { buildStale } from "./build-stale.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { findNode } from "./find-node.mjs";
import { ROOT } from "./root.mjs";
import { runChild } from "./run-child.mjs";
import { runMain } from "./run-main.mjs";

/** Brings packages and build up to date, then hands over to the house, under a Node that can run it. */
export async function startHouse() {
  await runMain(async () => {
    await ensureInstalled(ROOT, console.log);
    await buildStale(ROOT, console.log);
    const args = ["--disable-warning=ExperimentalWarning", join(ROOT, "cli/boot/serve.ts")];
    // The house stops when the channel closes, so it never outlives a killed `npm start` and keeps its port.
    return runChild(findNode(ROOT), args, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  });
}
