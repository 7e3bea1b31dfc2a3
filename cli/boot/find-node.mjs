import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isAtLeast, RUN_FLOOR } from "./minimum-node.mjs";
import { Stop } from "./run-main.mjs";

/**
 * The Node that runs the product: the present one, or, when that is too old, the one that came with the packages.
 * @param {string} root
 */
export function runNode(root) {
  if (isAtLeast(process.versions.node, RUN_FLOOR)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const brought = join(
    root,
    "node_modules",
    `node-${system}-${process.arch}`,
    "bin",
    system === "win" ? "node.exe" : "node",
  );
  const answer = spawnSync(brought, ["--version"], { encoding: "utf8" });
  if (answer.status === 0 && isAtLeast(answer.stdout.trim().slice(1), RUN_FLOOR)) return brought;
  throw new Stop(
    `this needs Node ${RUN_FLOOR} or later, and none could be fetched for ${process.platform} ${process.arch}; ` +
      `the Node here is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
