import { join } from "node:path";
import { buildStale } from "./build.mjs";
import { runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./root.mjs";
import { runNode } from "./run-node.mjs";
import { runMain } from "./stop.mjs";

/** Brings packages and build up to date, then hands over to the house, under a Node that can run it. */
export async function start() {
  await runMain(async () => {
    await ensureInstalled(ROOT, console.log);
    await buildStale(ROOT, console.log);
    const args = ["--disable-warning=ExperimentalWarning", join(ROOT, "cli/boot/serve.ts")];
    // The house stops when the channel closes, so it never outlives a killed `npm start` and keeps its port.
    return runChild(runNode(ROOT), args, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  });
}
