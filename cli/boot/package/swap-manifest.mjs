import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MINIMUM_TO_RUN } from "../minimum-node.mjs";

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

/**
 * The package.json of the package that `npm pack` makes. The bundle holds all libraries, so the package has no
 * dependencies: it installs without a network. It does not bring a Node of its own, as a checkout does where it is needed.
 * @param {Record<string, unknown>} manifest the repository's
 */
function packageManifest({ name, version, description, type, license, bin }) {
  return {
    name,
    version,
    description,
    // Nobody publishes it by mistake: the registry's package of this name is not ours. A file installs all the same.
    private: true,
    type,
    license,
    engines: { node: `>=${MINIMUM_TO_RUN}` },
    bin,
    files: FILES,
  };
}

/** The bundle with what starts it, the flows, the schemas for editors, and the manuals. npm adds README and licence. */
const FILES = [
  "cli/bin.mjs",
  "cli/boot/{direct-output,minimum-node,read-build-notes}.mjs",
  "build/cli",
  "cli/flows",
  "adapters/starter",
  "contracts/your-backend.md",
  "contracts/openapi/openapi.json",
  "web/brand/brand.schema.json",
  "cli/**/*.md",
];
