import { GAME_PAGES, gamePageHeaders } from "./game-page-headers.ts";
import { pageHeaders } from "./page-headers.ts";
import type { PageOrigins } from "./page-origins.ts";

/** Where the built site says, for whoever serves it, which headers its files need. */
export const HEADERS_FILE = "headers.json";

/** Headers of all paths that begin so. */
export interface HeaderRule {
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeadersFile {
  readonly origins: PageOrigins;
  /** The first rule that fits a path is the one that holds. */
  readonly rules: readonly HeaderRule[];
}

/** File names in there change with their contents. */
export const ASSETS = "/assets/";
export const FOREVER = "public, max-age=31536000, immutable";
export const ASK_AGAIN = "no-cache";

export function headersFile(origins: PageOrigins): HeadersFile {
  const page = pageHeaders(origins);
  return {
    origins,
    rules: [
      { under: ASSETS, headers: { ...page, "cache-control": FOREVER } },
      { under: GAME_PAGES, headers: { ...gamePageHeaders(""), "cache-control": ASK_AGAIN } },
      { under: "/", headers: { ...page, "cache-control": ASK_AGAIN } },
    ],
  };
}
