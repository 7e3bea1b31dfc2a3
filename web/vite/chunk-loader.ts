import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Vite's module with the function that wraps every dynamic import of a build. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const LOAD_CHUNK = resolve(import.meta.dirname, "../app/load-chunk.ts");

/** Lets the build load every chunk with our `loadChunk`; fails when vite has no such module any more. */
export function chunkLoader(): Plugin {
  let replaced = false;
  return {
    name: "sanam-chunk-loader",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (id !== PRELOAD_HELPER) return undefined;
      replaced = true;
      return `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK)};`;
    },
    generateBundle() {
      if (!replaced) this.error(`vite did not ask for ${PRELOAD_HELPER.slice(1)}: chunks would load without loadChunk`);
    },
  };
}
