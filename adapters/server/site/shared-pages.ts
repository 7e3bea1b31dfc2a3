import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readShareFile, SHARE_FILE, withShareTags } from "../../../core/delivery/share-file.ts";
import type { Site, SiteFile } from "./load-site.ts";

/** More pages than this are made anew: anybody can ask for any invitation code. */
const MOST_PAGES = 200;

/** The site's page with the tags that a chat reads, for a path and the origin that was asked; undefined without them. */
export function createSharedPages(site: Site): ((origin: string, path: string) => SiteFile) | undefined {
  const file = site.get(`/${SHARE_FILE}`);
  const page = site.get("/index.html");
  const share = readShareFile(file && textOf(file));
  if (!share || !page) return undefined;
  const html = textOf(page);
  const made = new Map<string, SiteFile>();
  return (origin, path) => {
    const tagged = withShareTags(html, share, origin, path);
    const known = made.get(tagged);
    if (known) return known;
    if (made.size >= MOST_PAGES) made.clear();
    const shared = { ...page, ...formsOf(tagged) };
    made.set(tagged, shared);
    return shared;
  };
}

function formsOf(html: string): Omit<SiteFile, "type"> {
  const whole = new TextEncoder().encode(html);
  return {
    tag: createHash("sha256").update(whole).digest("base64url").slice(0, 22),
    whole,
    br: new Uint8Array(brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: new Uint8Array(gzipSync(whole)),
  };
}

function textOf({ whole }: SiteFile): string {
  return new TextDecoder().decode(whole);
}
