import type { Plugin } from "vite";

/** Vite's list of all files that dynamic imports need, in a function that it adds to a chunk. */
const LIST = /\b__vite__mapDeps=.*?\(m\.f=\[([^\]]*)\]/;
const IMPORT = /\bimport\([`"]\.\/([^`"]+)[`"]\)(?=.*?,__vite__mapDeps\(\[)/g;

/**
 * Lets a chunk name the files that it imports once. Vite writes each name twice, in the import and in the list of files,
 * too far apart for gzip: that costs 0.4 kB of the first script.
 */
export function chunkNames(): Plugin {
  return {
    name: "sanam-chunk-names",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        if (entry?.type !== "chunk") this.error("the build has no entry");
        const code = withNamesOnce(entry.code);
        if (code === entry.code) this.error("vite's list of files was not found: chunks would be named twice");
        entry.code = code;
      },
    },
  };
}

/** `loadChunk` receives the list before it imports, so the list is there by then. */
export function withNamesOnce(code: string): string {
  const files = (LIST.exec(code)?.[1] ?? "").split(",").map((name) => name.slice(1, -1));
  return code.replace(IMPORT, (whole, name: string) => {
    const index = files.indexOf(`assets/${name}`);
    return index < 0 ? whole : `import("/"+__vite__mapDeps.f[${index}])`;
  });
}
