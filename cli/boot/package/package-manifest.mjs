import { MINIMUM_TO_RUN } from "../minimum-node.mjs";

/**
 * The package.json of the package that `npm pack` makes. The bundle holds all libraries, so the package has no
 * dependencies: it installs without a network. It does not bring a Node of its own, as a checkout does.
 * @param {Record<string, unknown>} manifest the repository's
 */
export function packageManifest({ name, version, description, type, license, bin }) {
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

/** The bundle with what starts it, the flows, the schemas for editors, and the manual. npm adds README and licence. */
const FILES = [
  "cli/bin.mjs",
  "cli/boot/{direct-output,minimum-node,read-build-notes}.mjs",
  "build/cli",
  "cli/flows",
  "contracts/openapi/openapi.json",
  "web/brand/brand.schema.json",
  "cli/README.md",
];
