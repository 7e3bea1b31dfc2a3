import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { writeBuildNotes } from "./write-build-notes.ts";

const root = resolve(import.meta.dirname, "../..");

/** Bundles the command line tool with its libraries. A dynamic import stays a file of its own. */
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
  plugins: [lazyBuiltIns(), lazyChildProcess(), rasteriser(), writeBuildNotes(root)],
  ssr: { target: "node", noExternal: true },
  build: {
    ssr: resolve(root, "cli/sanam.ts"),
    outDir: resolve(root, "build/cli"),
    emptyOutDir: true,
    target: "node22",
    minify: true,
    // The package holds the libraries, so it holds their licences, too.
    license: { fileName: "licenses.md" },
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

/** Puts everything that each start loads into the entry's file; in three files a start would take 1.035 times as long. */
function neededAtStart(id: string, graph: Graph): string | null {
  const reached = new Set([id]);
  for (const module of reached) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) return "start";
    for (const importer of info?.importers ?? []) reached.add(importer);
  }
  return null;
}

/**
 * Importing a built-in module makes Node read each of its exports, and some of them load large parts of Node
 * (`process.stdin`, `fs.promises`); a start would take 1.2 times as long. `getBuiltinModule` reads none of them.
 */
function lazyBuiltIns(): Plugin {
  const importOf = /^import\s+(?:(?:\*\s*as\s+)?([\w$]+)\s*)?(?:,\s*)?(?:\{([^}]*)\}\s*)?from\s*"(node:[\w/]+)";$/gm;
  return {
    name: "sanam-lazy-built-ins",
    renderChunk(source) {
      const code = source.replace(
        importOf,
        (_, whole: string | undefined, names: string | undefined, module: string) => {
          const parts = names && `{${names.replace(/([\w$]+) as ([\w$]+)/g, "$1: $2")}}`;
          // A module may import `node:process` under the name `process`.
          const value = `globalThis.process.getBuiltinModule("${module}")`;
          return `const ${[whole, parts].flatMap((left) => (left ? [`${left} = ${value}`] : [])).join(", ")};`;
        },
      );
      const [left] = /^import\b[^;]*?"node:[^;]*;$/m.exec(code) ?? [];
      if (left !== undefined) this.error(`this import would make every start slower: ${left}`);
      return { code, map: null };
    },
  };
}

/** The WebAssembly of the pictures of brands and slips, and their fonts, which no import names. */
function rasteriser(): Plugin {
  return {
    name: "sanam-rasteriser",
    generateBundle() {
      const copy = (fileName: string, original: string) => {
        const source = readFileSync(createRequire(import.meta.url).resolve(original));
        this.emitFile({ type: "asset", fileName, source });
      };
      copy("resvg.wasm", "@resvg/resvg-wasm/index_bg.wasm");
      for (const family of ["anuphan", "trirong"]) {
        for (const script of ["latin", "thai"]) {
          const name = `${family}-${script}-600-normal.woff2`;
          copy(name, `@fontsource/${family}/files/${name}`);
        }
      }
    },
  };
}

/** commander can run programs as subcommands. We have none, and loading `child_process` would take 1.08 times as long. */
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
