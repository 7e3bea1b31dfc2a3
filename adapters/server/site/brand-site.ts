import { BRANDS_FILE, BRANDS_FOLDER, type BuiltBrand } from "../../../core/delivery/built-brand.ts";
import { HEADERS_FILE, type HeadersFile } from "../../../core/delivery/headers-file.ts";
import { pageHeaders } from "../../../core/delivery/page-headers.ts";
import { mergeOrigins, type PageOrigins, readPageOrigins } from "../../../core/delivery/page-origins.ts";
import { PAGE_PATHS, pagePattern } from "../../../core/delivery/page-paths.ts";
import { compressedFile } from "./compressed-file.ts";
import type { Site, SiteFile } from "./load-site.ts";
import { createSharedPages } from "./shared-pages.ts";

/** What the hosts of a brand get. */
export interface BrandSite {
  readonly fileAt: (path: string) => SiteFile | undefined;
  readonly sharedPage: ReturnType<typeof createSharedPages>;
  /** Headers of its pages. */
  readonly security: Readonly<Record<string, string>>;
  /** Whether an address has a page at this brand. */
  readonly isPage: (path: string) => boolean;
}

/** These name all brands; they are for web servers that map no hostnames. */
const ALL_BRANDS: readonly string[] = [`/${BRANDS_FILE}`, "/brands.css"];

/**
 * Puts a brand's files in place of the site's. The hosts of a brand get no file of another brand. `origins` are further
 * origins that the pages of every brand need.
 */
export function createBrandSite(site: Site, { id, files, without = [] }: BuiltBrand, origins: PageOrigins): BrandSite {
  const hidden = [...ALL_BRANDS, ...without];
  const own = new Map([...files].map(([name, content]) => [`/${name}`, compressedFile(name, content)]));
  const fileAt = (path: string): SiteFile | undefined => {
    if (path.startsWith(`/${BRANDS_FOLDER}/`)) return own.get(path);
    return own.get(`/${BRANDS_FOLDER}/${id}${path}`) ?? (hidden.includes(path) ? undefined : site.get(path));
  };
  const headersFile = fileAt(`/${HEADERS_FILE}`);
  const list: unknown = headersFile && JSON.parse(new TextDecoder().decode(headersFile.whole));
  const ofBrand = readPageOrigins(list);
  const { pages = PAGE_PATHS } = (list ?? {}) as Partial<HeadersFile>;
  const pattern = new RegExp(pagePattern(pages), "i");
  return {
    fileAt,
    sharedPage: createSharedPages(fileAt),
    security: pageHeaders(mergeOrigins([ofBrand, origins])),
    isPage: (path) => pattern.test(path),
  };
}
