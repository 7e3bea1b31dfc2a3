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

/** The pictures that the house brings; none where its files are not installed. */
export function listPictures(
  folders: readonly string[] = FOLDERS.map((path) => join(import.meta.dirname, path)),
): Pictures {
  const folder = folders.find((path) => namesIn(path).length > 0);
  if (folder === undefined) return new Map();
  return new Map(namesIn(folder).map((name) => [urlPathOf(name), join(folder, name)]));
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
