import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { writeBuildNotes } from "./write-build-notes.ts";

const root = resolve(import.meta.dirname, "../..");

/** Bundles the command line tool with its libraries; what a command imports lazily stays a file of its own. */
export default defineConfig({
  root,
  publicDir: false,
  // The ES modules of dayjs: its CommonJS file would make every start load the bundler's runtime as one more file.
  resolve: {
    alias: [
      { find: /^dayjs$/, replacement: "dayjs/esm/index.js" },
      { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: "dayjs/esm/plugin/$1/index.js" },
    ],
  },
  plugins: [quickBuiltIns(), lazyChildProcess(), writeBuildNotes(root)],
  ssr: { target: "node", noExternal: true },
  build: {
    ssr: resolve(root, "cli/sanam.ts"),
    outDir: resolve(root, "build/cli"),
    emptyOutDir: true,
    target: "node22",
    minify: true,
    rolldownOptions: {
      output: {
        format: "es",
        // With Thai letters in it V8 would hold every source in two bytes a character, which starts slower.
        charset: "ascii",
        entryFileNames: "sanam.mjs",
        chunkFileNames: "[name]-[hash].mjs",
        codeSplitting: { groups: [{ name: neededAtStart, debugName: "start" }] },
      },
    },
  },
});

interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Puts all that every start loads into one file: as the dozen that lazy files share, it would cost milliseconds. The
 * entry stays out of it: it waits for the lazy files, which would in turn wait for the file that they share with it.
 */
function neededAtStart(id: string, graph: Graph): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null;
  const reached = new Set([id]);
  for (const module of reached) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) return "start";
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return null;
}

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
        // A module may call its own import of it `process`.
        return `const ${wanted} = globalThis.process.getBuiltinModule("${name}");`;
      }),
      map: null,
    }),
  };
}

/** commander can run programs as subcommands; we have none, and loading what that takes would be a third of the start. */
function lazyChildProcess(): Plugin {
  const eager = /import childProcess from ['"]node:child_process['"];/;
  const lazy =
    'const childProcess = { spawn: (...all) => process.getBuiltinModule("node:child_process").spawn(...all) };';
  return {
    name: "sanam-lazy-child-process",
    transform: (code, id) =>
      id.includes("/commander/") && eager.test(code) ? { code: code.replace(eager, lazy), map: null } : null,
  };
}
