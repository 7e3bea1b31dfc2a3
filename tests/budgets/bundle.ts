/** An entry of vite's manifest: the fields that the budgets need. */
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
  /** Gzipped bytes that the limit applies to: all scripts of a first page, or a route's own chunk. */
  readonly bytes: number;
  /** Undefined for a lazy chunk that is no route, such as a library or the members' wiring. */
  readonly limit: number | undefined;
  /** Gzipped bytes that a visit directly after the entry loads, with shared chunks. */
  readonly withShared: number;
  /** The number of those scripts: a phone loads six at a time, and each costs a round trip. */
  readonly files: number;
}

/** In gzipped bytes; a kB is 1000 of them. */
export const FIRST_LOAD_LIMIT = 140_000;
export const ROUTE_LIMIT = 15_000;
/** Scripts of a first page, or of a later route with its shared chunks. */
export const FILES_LIMIT = 8;

/**
 * The sizes of the pages' scripts. A first page includes the entry, the scripts in index.html, and the chunks that its
 * route loads.
 * @param firstPages by route path: the manifest keys of the lazy chunks that the page needs
 * @param sizeOf the gzipped bytes of a file of the build
 */
export function bundleFigures(
  manifest: Manifest,
  html: string,
  firstPages: Readonly<Record<string, readonly string[]>>,
  sizeOf: (file: string) => number,
): Figure[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error("the manifest has no entry");
  const inHtml = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)(?:\?[^"]*)?"[^>]*>/g)]
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

/** The scripts of chunks and of all their static imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the manifest has no ${key}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return files;
}
