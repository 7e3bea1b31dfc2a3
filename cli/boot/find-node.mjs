import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { BootError } from "./boot-error.mjs";
import { isAtLeast, MINIMUM_TO_RUN } from "./minimum-node.mjs";

/**
 * The path of a Node that can run the product: this process's own or, when it is too old, the one from the packages.
 * @param {string} root
 */
export function findNode(root) {
  if (isAtLeast(process.versions.node, MINIMUM_TO_RUN)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const packaged = join(
    root,
    "node_modules",
    `node-${system}-${process.arch}`,
    "bin",
    system === "win" ? "node.exe" : "node",
  );
  const check = spawnSync(packaged, ["--version"], { encoding: "utf8" });
  if (check.status === 0 && isAtLeast(check.stdout.trim().slice(1), MINIMUM_TO_RUN)) return packaged;
  throw new BootError(
    `this needs Node ${MINIMUM_TO_RUN} or later, and the packages have none for ${process.platform} ${process.arch}; ` +
      `the Node here is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
