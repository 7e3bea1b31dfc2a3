import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** Bundles the command line tool with its libraries; what a command imports lazily stays a file of its own. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [quickBuiltIns()],
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

/**
 * Importing a built-in as a module makes Node read its every export, some of which load a good part of Node
 * (`process.stdin`, `fs.promises`): a quarter of the tool's start. Asking for it by name reads nothing.
 */
function quickBuiltIns(): Plugin {
  const importOf = /^import\s+(?:(\w[\w$]*)|\{([^}]*)\})\s+from\s*"(node:[\w/]+)";$/gm;
  return {
    name: "sanam-quick-built-ins",
    renderChunk: (code) => ({
      code: code.replace(importOf, (_, whole: string | undefined, some: string | undefined, name: string) => {
        const wanted = whole ?? `{${(some ?? "").replace(/(\w+) as (\w+)/g, "$1: $2")}}`;
        return `const ${wanted} = process.getBuiltinModule("${name}");`;
      }),
      map: null,
    }),
  };
}
