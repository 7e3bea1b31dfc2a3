import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageManifest } from "./package-manifest.mjs";

/** @param {string} root */
const files = (root) => ({ own: join(root, "package.json"), stored: join(root, "build/package.json.repository") });

/**
 * Puts the package's manifest in the place of the repository's, because npm packs what lies there.
 * @param {string} root
 */
export function usePackageManifest(root) {
  const { own, stored } = files(root);
  const text = readFileSync(own, "utf8");
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stored, text);
  writeFileSync(`${own}.new`, `${JSON.stringify(packageManifest(JSON.parse(text)), null, 2)}\n`);
  renameSync(`${own}.new`, own);
}

/**
 * Puts the repository's manifest back, if the package's is in its place.
 * @param {string} root
 */
export function restoreManifest(root) {
  const { own, stored } = files(root);
  if (!existsSync(stored)) return;
  const isPackages = !("devDependencies" in JSON.parse(readFileSync(own, "utf8")));
  if (isPackages) renameSync(stored, own);
  else rmSync(stored);
}
