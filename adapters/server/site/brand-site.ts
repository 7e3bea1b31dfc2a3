import { BRANDS_FILE, BRANDS_FOLDER, type BuiltBrand } from "../../../contracts/delivery/built-brand.ts";
import { closedLobbies, closedPaths, withClosedPaths } from "../../../contracts/delivery/closed-paths.ts";
import { HEADERS_FILE, type HeadersFile, pageHeaders } from "../../../contracts/delivery/page-headers.ts";
import { hostSources, mergeOrigins, NO_ORIGINS, readPageOrigins } from "../../../contracts/delivery/page-origins.ts";
import { readShareFile, SHARE_FILE, withShareTags } from "../../../contracts/delivery/share-file.ts";
import { PAGE_PATHS, pagePattern } from "../../../core/site/page-paths.ts";
import type { SiteOffer } from "../../house/site/site-offer.ts";
import { compressedFile, type Site, type SiteFile } from "./load-site.ts";

/** What the hosts of a brand get. */
export interface BrandSite {
  readonly fileAt: (path: string) => SiteFile | undefined;
  readonly sharedPage: ReturnType<typeof createSharedPages>;
  /** Headers of its pages. */
  readonly security: Readonly<Record<string, string>>;
  /** Whether an address has a page at this brand. */
  readonly isPage: (path: string) => boolean;
}

/** It leads to the registration where there is no programme. */
const FRIENDS_LINK = /^\/aff\//i;

/** These name all brands; they are for web servers that map no hostnames. */
const ALL_BRANDS: readonly string[] = [`/${BRANDS_FILE}`, "/brands.css"];

/**
 * Puts a brand's files in place of the site's. The hosts of a brand get no file of another brand. The pages of every
 * brand close what the house does not offer, and may load from the addresses of its content.
 */
export function createBrandSite(
  site: Site,
  { id, files, without = [] }: BuiltBrand,
  { closed, emptyCategories, addresses }: SiteOffer,
): BrandSite {
  const hidden = [...ALL_BRANDS, ...without];
  const own = new Map([...files].map(([name, content]) => [`/${name}`, compressedFile(name, content)]));
  const fileAt = (path: string): SiteFile | undefined => {
    if (path.startsWith(`/${BRANDS_FOLDER}/`)) return own.get(path);
    return own.get(`/${BRANDS_FOLDER}/${id}${path}`) ?? (hidden.includes(path) ? undefined : site.get(path));
  };
  const closedHere = closedPaths(Object.fromEntries(closed.map((feature) => [feature, false])));
  const closes = closedHere === undefined ? undefined : new RegExp(closedHere);
  const unlinked = [closedHere, closedLobbies(emptyCategories)].filter((pattern) => pattern !== undefined).join("|");
  const page = unlinked === "" ? undefined : fileAt(PAGE);
  if (page) own.set(`/${BRANDS_FOLDER}/${id}${PAGE}`, compressedFile(PAGE, withClosedPaths(textOf(page), unlinked)));
  const headersFile = fileAt(`/${HEADERS_FILE}`);
  const list: unknown = headersFile && JSON.parse(new TextDecoder().decode(headersFile.whole));
  const ofBrand = readPageOrigins(list);
  const { pages = PAGE_PATHS } = (list ?? {}) as Partial<HeadersFile>;
  const pattern = new RegExp(pagePattern(pages), "i");
  return {
    fileAt,
    sharedPage: createSharedPages(fileAt),
    security: pageHeaders(mergeOrigins([ofBrand, { ...NO_ORIGINS, content: hostSources(addresses) }])),
    isPage: (path) => pattern.test(path) && (FRIENDS_LINK.test(path) || !closes?.test(path)),
  };
}

/** More pages than this are made anew: anybody can ask for any invitation code. */
const MOST_PAGES = 200;
const PAGE = "/index.html";

/** The site's page with the tags that a chat reads, for a path and the origin that was asked; undefined without them. */
function createSharedPages(
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
