import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { BootError } from "./boot-error.mjs";
import { isAtLeast, MINIMUM_TO_RUN } from "./minimum-node.mjs";

/**
 * The Node that runs the product: the present one, or, when that is too old, the one that came with the packages.
 * @param {string} root
 */
export function findNode(root) {
  if (isAtLeast(process.versions.node, MINIMUM_TO_RUN)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const brought = join(
    root,
    "node_modules",
    `node-${system}-${process.arch}`,
    "bin",
    system === "win" ? "node.exe" : "node",
  );
  const answer = spawnSync(brought, ["--version"], { encoding: "utf8" });
  if (answer.status === 0 && isAtLeast(answer.stdout.trim().slice(1), MINIMUM_TO_RUN)) return brought;
  throw new BootError(
    `this needs Node ${MINIMUM_TO_RUN} or later, and none could be fetched for ${process.platform} ${process.arch}; ` +
      `the Node here is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
