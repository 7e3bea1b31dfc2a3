import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { HttpCall, Reply } from "../http/http-call.ts";
import type { Pictures } from "./list-pictures.ts";

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
      "x-content-type-options": "nosniff",
      // Sites on other servers show these pictures too.
      "cross-origin-resource-policy": "cross-origin",
    };
    const known = (asked["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(file.tag)) return { status: 304, headers, body: undefined };
    return { status: 200, headers: { ...headers, "content-length": String(file.body.byteLength) }, body: file.body };
  };
}
