import { PRODUCT_FOLDERS } from "./project-files.ts";

/** More files than this, and nobody finds one by reading the list. */
export const MOST_FILES = 25;

/** The product's folders that hold more than `MOST_FILES` files, those of their own folders not counted. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => PRODUCT_FOLDERS.includes(path.split("/")[0] ?? ""))) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}
