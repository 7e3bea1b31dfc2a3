import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
  // With its time: the bundle is stale once an input is newer.
  cpSync(own, stored, { preserveTimestamps: true });
  const manifest = packageManifest(JSON.parse(readFileSync(own, "utf8")));
  writeFileSync(`${own}.new`, `${JSON.stringify(manifest, null, 2)}\n`);
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
