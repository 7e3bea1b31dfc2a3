import { resolve } from "node:path";
import { defineConfig } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** Bundles the command line tool with its libraries; what a command imports lazily stays a file of its own. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { target: "node", noExternal: true },
  build: {
    ssr: resolve(root, "cli/sanam.ts"),
    outDir: resolve(root, "build/cli"),
    emptyOutDir: true,
    target: "node22",
    minify: true,
    rolldownOptions: {
      output: { format: "es", entryFileNames: "sanam.mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});
