import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The pictures' files by URL path, `/pictures/games/muay-thai.webp`. The list is closed: no path of a request reaches the file system. */
export type Pictures = ReadonlyMap<string, string>;

/** From the sources, and from a bundle in `build/cli`. */
const FOLDERS = [
  "../../house/pictures/files",
  "../../adapters/house/pictures/files",
  "../adapters/house/pictures/files",
];

/** Its folder does not change while a process runs, which may have many servers. */
let ours: Pictures | undefined;

/** The pictures that the house brings; none where its files are not installed. */
export function listPictures(): Pictures {
  ours ??= picturesIn(FOLDERS.map((path) => join(import.meta.dirname, path)));
  return ours;
}

function picturesIn(folders: readonly string[]): Pictures {
  for (const folder of folders) {
    const names = namesIn(folder);
    if (names.length > 0) return new Map(names.map((name) => [urlPathOf(name), join(folder, name)]));
  }
  return new Map();
}

/** The folder of a game's category is not in its path: a game may change its category. */
function urlPathOf(name: string): string {
  return `/pictures/${name
    .split("\\")
    .join("/")
    .replace(/^games\/[^/]+\//, "games/")}`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));
  } catch {
    return [];
  }
}
