import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Builds the site with the router's production build. The package names its development build for every import, with
 * warnings for developers, which cost half a kB of the first load.
 */
export function productionRouter(): Plugin {
  return {
    name: "sanam-production-router",
    apply: "build",
    config: () => ({ resolve: { alias: ["react-router", "react-router/dom"].map(aliasOf) } }),
  };
}

function aliasOf(name: string) {
  const replacement = fileURLToPath(import.meta.resolve(name)).replace("/dist/development/", "/dist/production/");
  if (!replacement.includes("/dist/production/") || !existsSync(replacement)) {
    throw new Error(`${name} has no production build at ${replacement}`);
  }
  return { find: new RegExp(`^${name}$`), replacement };
}
