import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A file of the built site, with its compressed forms. */
export interface SiteFile {
  readonly type: string;
  readonly tag: string;
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
}

/** By URL path, `/assets/index-1a2b.js`. The list is closed: no path of a request reaches the file system. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".m4a": "audio/mp4",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Reads a built site into memory, so that the served files belong to one build while the next build runs. Leaves out
 * dotfiles, which only the build needs. Throws where there is no site.
 */
export function loadSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((name) => !/(^|\/)\./.test(name));
  const existing = new Set(names);
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const readIf = (name: string) => (existing.has(name) ? read(name) : undefined);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && existing.has(name.slice(0, -3))) continue;
    const whole = read(name);
    site.set(`/${name}`, {
      type: fileType(name),
      tag: fileTag(whole),
      whole,
      br: readIf(`${name}.br`),
      gzip: readIf(`${name}.gz`),
    });
  }
  if (!site.has("/index.html")) throw new Error(`there is no index.html in ${folder}`);
  return site;
}

function fileType(name: string): string {
  return TYPES[extname(name)] ?? "application/octet-stream";
}

/** Changes with the content. */
function fileTag(whole: Uint8Array): string {
  return createHash("sha256").update(whole).digest("base64url").slice(0, 22);
}

const COMPRESSIBLE = /^text\/|json|svg/;

/** A file that is made while the server runs, with its compressed forms. */
export function compressedFile(name: string, content: string | Uint8Array): SiteFile {
  const whole = new Uint8Array(typeof content === "string" ? new TextEncoder().encode(content) : content);
  const type = fileType(name);
  const isText = COMPRESSIBLE.test(type);
  return {
    type,
    tag: fileTag(whole),
    whole,
    br: isText
      ? new Uint8Array(brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      : undefined,
    gzip: isText ? new Uint8Array(gzipSync(whole)) : undefined,
  };
}
