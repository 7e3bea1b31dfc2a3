import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { isAtLeast, MINIMUM_TO_RUN } from "../minimum-node.mjs";
import { BootError } from "../run-main.mjs";
import { fetchPackage, lockedVersion } from "./npm.mjs";

/**
 * The path of a Node that can run the product: this process's own or, when it is too old, the one that `ensureNode` fetched.
 * @param {string} root
 * @param {string} own the version of this process's Node
 */
export function findNode(root, own = process.versions.node) {
  if (isAtLeast(own, MINIMUM_TO_RUN)) return process.execPath;
  const { path, isSound } = nodePackage(root);
  if (isSound()) return path;
  throw new BootError(`${tooOld(own)} Run \`npm start\`, which fetches a newer one.`);
}

/**
 * Fetches a Node that can run the product, unless this process's own can or it was fetched before.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {string} own the version of this process's Node
 * @returns {Promise<string>} its path
 */
export async function ensureNode(root, say, own = process.versions.node) {
  if (isAtLeast(own, MINIMUM_TO_RUN)) return process.execPath;
  const node = nodePackage(root);
  if (node.isSound()) return node.path;
  const remedy = "Install a newer one from https://nodejs.org and try again.";
  if (node.version === undefined)
    throw new BootError(`${tooOld(own)} There is none to fetch for ${process.platform} ${process.arch}. ${remedy}`);
  say(`Fetching Node ${node.version}, once: the Node here is ${own} …`);
  const isThere = await fetchPackage(node);
  if (!isThere) throw new BootError(`${tooOld(own)} npm could not fetch Node ${node.version}. ${remedy}`);
  // A third of the package, only for compiling native add-ons.
  rmSync(join(node.target, "include"), { recursive: true, force: true });
  return node.path;
}

/** @param {string} root */
function nodePackage(root) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const source = join(root, "cli/boot/install/node");
  const version = lockedVersion(source, name);
  const target = join(root, "build/node");
  const path = join(target, "bin", system === "win" ? "node.exe" : "node");
  const isSound = () => {
    const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    return status === 0 && stdout.trim() === `v${version}`;
  };
  return { source, name, version, target, path, isSound };
}

/** @param {string} own */
function tooOld(own) {
  return `this needs Node ${MINIMUM_TO_RUN} or later; the Node here is ${own}.`;
}
