import { GAME_PAGES, gamePageHeaders } from "./game-page-headers.ts";
import { pageHeaders } from "./page-headers.ts";
import type { PageOrigins } from "./page-origins.ts";
import { PAGE_PATHS } from "./page-paths.ts";

/** The file in the built site that lists the headers of its files, for any web server. */
export const HEADERS_FILE = "headers.json";

/** Headers of every path that starts with `under`. */
export interface HeaderRule {
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeadersFile {
  readonly origins: PageOrigins;
  /** The first rule that matches a path applies. */
  readonly rules: readonly HeaderRule[];
  /** The addresses that have a page, with `:name` for any text. A page that a brand switches off is not among them. */
  readonly pages: readonly string[];
}

/** The names of these files change with their contents. */
export const ASSETS = "/assets/";
export const FOREVER = "public, max-age=31536000, immutable";
export const ASK_AGAIN = "no-cache";

export function headersFile(origins: PageOrigins, pages: readonly string[] = PAGE_PATHS): HeadersFile {
  const page = pageHeaders(origins);
  return {
    origins,
    rules: [
      { under: ASSETS, headers: { ...page, "cache-control": FOREVER } },
      { under: GAME_PAGES, headers: { ...gamePageHeaders(""), "cache-control": ASK_AGAIN } },
      { under: "/", headers: { ...page, "cache-control": ASK_AGAIN } },
    ],
    pages,
  };
}
