import { readShareFile, SHARE_FILE, withShareTags } from "../../../core/delivery/share-file.ts";
import { compressedFile } from "./compressed-file.ts";
import type { SiteFile } from "./load-site.ts";

/** More pages than this are made anew: anybody can ask for any invitation code. */
const MOST_PAGES = 200;
const PAGE = "/index.html";

/** The site's page with the tags that a chat reads, for a path and the origin that was asked; undefined without them. */
export function createSharedPages(
  fileAt: (path: string) => SiteFile | undefined,
): ((origin: string, path: string) => SiteFile) | undefined {
  const file = fileAt(`/${SHARE_FILE}`);
  const page = fileAt(PAGE);
  const share = readShareFile(file && textOf(file));
  if (!share || !page) return undefined;
  const html = textOf(page);
  const made = new Map<string, SiteFile>();
  return (origin, path) => {
    const tagged = withShareTags(html, share, origin, path);
    const known = made.get(tagged);
    if (known) return known;
    if (made.size >= MOST_PAGES) made.clear();
    const shared = compressedFile(PAGE, tagged);
    made.set(tagged, shared);
    return shared;
  };
}

function textOf({ whole }: SiteFile): string {
  return new TextDecoder().decode(whole);
}
