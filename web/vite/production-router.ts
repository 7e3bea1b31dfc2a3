import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PRODUCTION = "/dist/production/";
/** A name for developers' tools. It is a statement of the module, so the part that it names stays in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** A component that the bundler cannot know to be free of effects. */
const FORWARDED = /^var \w+ = (?=React\w*\.forwardRef\()/gm;

/**
 * Builds the site with the router's production build, and without the parts of it that the site does not import. The
 * package names its development build for every import, with warnings for developers.
 */
export function productionRouter(): Plugin {
  return {
    name: "sanam-production-router",
    apply: "build",
    enforce: "pre",
    config: () => ({ resolve: { alias: ["react-router", "react-router/dom"].map(aliasOf) } }),
    transform(code, id) {
      if (!id.includes(`/react-router${PRODUCTION}`)) return undefined;
      const short = code.replace(DISPLAY_NAME, "").replace(FORWARDED, "$&/* @__PURE__ */ ");
      if (short === code && code.includes(".displayName =")) this.error("a name of a part of the router was not found");
      return { code: short, map: null };
    },
  };
}

function aliasOf(name: string) {
  const replacement = fileURLToPath(import.meta.resolve(name)).replace("/dist/development/", PRODUCTION);
  if (!replacement.includes(PRODUCTION) || !existsSync(replacement)) {
    throw new Error(`${name} has no production build at ${replacement}`);
  }
  return { find: new RegExp(`^${name}$`), replacement };
}
