import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HttpCall, NO_PAGE, type Reply } from "../http/http-call.ts";

interface PictureFile {
  readonly tag: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A day, and a week in which an older picture may be shown while the new one is fetched. */
const CACHE = "public, max-age=86400, stale-while-revalidate=604800";

/** Answers a GET for a picture of the house; undefined for a path that has none. A file is read at its first request. */
export function createPictureServer(pictures: Pictures): (call: HttpCall) => Reply | undefined {
  const read = new Map<string, PictureFile>();
  const fileAt = (path: string): PictureFile | undefined => {
    const place = pictures.get(path);
    const known = read.get(path);
    if (place === undefined || known) return known;
    const body = new Uint8Array(readFileSync(place));
    const file = { body, tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
    read.set(path, file);
    return file;
  };
  return ({ path, headers: asked }) => {
    const file = fileAt(path);
    if (!file) return undefined;
    const headers = {
      "content-type": "image/webp",
      "cache-control": CACHE,
      etag: file.tag,
      ...NO_PAGE,
      // Sites on other servers show these pictures too, and so do the games' pages, which have no origin.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    };
    const known = (asked["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(file.tag)) return { status: 304, headers, body: undefined };
    return { status: 200, headers: { ...headers, "content-length": String(file.body.byteLength) }, body: file.body };
  };
}

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
