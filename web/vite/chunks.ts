import { resolve } from "node:path";
import type { Plugin } from "vite";
import { firstPackOf, isPack, isText, livePack, type PackName, WORDS_CHUNKS } from "./text-packs.ts";

/** The part of the bundler's module info that is used here. */
interface ModuleImporters {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleImporters | null;
}

/** What a member's page loads, and the screen after signing in. Visitors do not need it, so it is lazy. */
export const MEMBER_PART =
  /\/web\/(?:app\/member-frame|compose\/(?:member|games|rewards)|layouts\/(?:member\/member-(?:status|aside)|game-stage\/game-stage)|screens\/dashboard\/dashboard-screen)\.tsx?$/;
/** The lazy parts of the first pages of a new visitor. */
const FRONT = /\/web\/screens\/(?:landing\/landing-screen|login\/login-screen)\.tsx$/;

/**
 * Names the chunks of modules that several parts of the site share, as a rule for vite's `codeSplitting`. Without it the
 * bundler makes a chunk for every combination of screens: ninety files for a dashboard, and a phone fetches six at a time.
 * - `base`: the entry imports it, or a first page shares it with another part, so nearly every visit needs it
 * - `kit`: three parts share it, or two when every member loads one of them, and all styles of those
 * - `member-words` and the like: packs of texts of several languages share it, and may not import each other's
 * - null: the bundler decides, for a module of one part, of one folder's screens, of two other parts, or of a package
 */
export function chunkOf(id: string, importersOf: (id: string) => ModuleImporters | null): string | null {
  if (isText(id)) return null;
  const lazy = [...lazyPartsOf(id, importersOf)];
  const pack = firstPackOf(lazy);
  const parts = lazy.filter((part) => !isPack(part));
  const live = livePack(id);
  if (live) return chunkOfLive(live, parts, importersOf(id)?.importers ?? [], (each) => chunkOf(each, importersOf));
  const chunk = chunkOfParts(id, parts);
  if (chunk !== null || pack === undefined) return chunk;
  return WORDS_CHUNKS[pack];
}

/** Its chunk wants its pack, so it is not in one that every member loads unless the code there reads the texts. */
function chunkOfLive(
  pack: PackName,
  parts: readonly string[],
  importers: readonly string[],
  chunkOfModule: (id: string) => string | null,
): string {
  const chunks = importers.map(chunkOfModule);
  if (pack === "first" || parts.includes(ENTRY) || chunks.includes("base")) return "base";
  return parts.some((part) => MEMBER_PART.test(part)) || chunks.includes("kit") ? "kit" : WORDS_CHUNKS[pack];
}

function chunkOfParts(id: string, parts: readonly string[]): "base" | "kit" | null {
  if (parts.includes(ENTRY)) return "base";
  if (id.includes("/node_modules/")) return null;
  const everyMemberLoadsIt = parts.some((part) => MEMBER_PART.test(part));
  if (parts.length < 2) return everyMemberLoadsIt && id.endsWith(".css") ? "kit" : null;
  if (parts.some((part) => FRONT.test(part))) return "base";
  if (areOfOneScreen(parts)) return null;
  return parts.length > 2 || everyMemberLoadsIt ? "kit" : null;
}

/** Whether all parts are screens of one folder; they share a chunk of their own. */
function areOfOneScreen(parts: readonly string[]): boolean {
  const [first, ...others] = parts.map((part) => /\/web\/screens\/[^/]+\//.exec(part)?.[0]);
  return first !== undefined && others.every((folder) => folder === first);
}

const ENTRY = "entry";

/** The lazily imported modules that load this one, and `ENTRY` when the entry does. */
function lazyPartsOf(id: string, importersOf: (id: string) => ModuleImporters | null): Set<string> {
  const parts = new Set<string>();
  const seen = new Set([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const info = importersOf(next);
    if (info === null) continue;
    if (info.isEntry) parts.add(ENTRY);
    if (info.dynamicImporters.length > 0) parts.add(next);
    for (const importer of info.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  }
  return parts;
}

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
