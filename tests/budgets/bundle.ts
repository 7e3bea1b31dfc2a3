/** An entry of vite's manifest, as far as we read it. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Figure {
  readonly name: string;
  /** Gzipped bytes of the scripts that the limit is about: all of a first page's, or a route's own chunk. */
  readonly bytes: number;
  /** Undefined for a lazy part that is no route: a library, the members' wiring. */
  readonly limit: number | undefined;
  /** What coming here straight after the entry loads, shared chunks included. */
  readonly withShared: number;
  /** In how many scripts that comes: a phone fetches six at a time, and each costs it a round trip. */
  readonly files: number;
}

/** Gzipped bytes, as the budgets count them: a kB is a thousand. */
export const FIRST_LOAD_LIMIT = 140_000;
export const ROUTE_LIMIT = 15_000;
/** A first page's files, or a later route's with all that it shares. */
export const FILES_LIMIT = 8;

/**
 * What the pages cost in scripts. A first page counts the entry, the scripts that index.html names, and the chunks that
 * its route loads.
 * @param firstPages route path → manifest keys of the lazy chunks it needs
 * @param sizeOf gzipped bytes of a file of the build
 */
export function bundleFigures(
  manifest: Manifest,
  html: string,
  firstPages: Readonly<Record<string, readonly string[]>>,
  sizeOf: (file: string) => number,
): Figure[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error("the manifest names no entry");
  const inHtml = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes("nomodule"))
    .map(([, file]) => file ?? "");
  const atStart = new Set([...inHtml, ...filesOf(manifest, entries)]);
  const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

  const pages = Object.entries(firstPages).map(([path, keys]): Figure => {
    const files = new Set([...atStart, ...filesOf(manifest, keys)]);
    const bytes = total(files);
    return { name: path, bytes, limit: FIRST_LOAD_LIMIT, withShared: bytes, files: files.size };
  });
  const first = new Set(Object.values(firstPages).flat());
  const lazy = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && !first.has(key))
    .map(([key, chunk]): Figure => {
      const files = [...filesOf(manifest, [key])].filter((file) => !atStart.has(file));
      const limit = key.startsWith("screens/") ? ROUTE_LIMIT : undefined;
      return { name: key, bytes: sizeOf(chunk.file), limit, withShared: total(files), files: files.length };
    });
  return [...pages, ...lazy];
}

/** The scripts of chunks and of all that they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the manifest knows no ${key}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}
