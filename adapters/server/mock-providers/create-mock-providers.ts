import type { Clock } from "../../../core/platform/clock.ts";
import type { Answer, Reply } from "../http/http-call.ts";
import { queryOf } from "../http/query-of.ts";
import { httpErrorReply } from "../problem-reply.ts";
import { FONT_STYLES, FONTS, readFont } from "./fonts.ts";
import { MOVIE_PAGE, MOVIE_STYLE } from "./movie.ts";
import { liveScorePage, STYLE, schemeOf, standingsPage } from "./pages.ts";

const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

const HTML = { "content-type": "text/html; charset=utf-8" };
const WOFF2 = { "content-type": "font/woff2", "access-control-allow-origin": "*" };
const CSS = { "content-type": "text/css; charset=utf-8" };

type Page = (scheme: ReturnType<typeof schemeOf>) => string | Uint8Array<ArrayBuffer>;

/**
 * Pages in place of the providers that an operator would embed, under /stand-ins: live scores, standings and a film.
 * They contain no script. Only the site and `otherSites` may frame them.
 */
export function createMockProviders(clock: Clock, otherSites: readonly string[] = []): Answer {
  const shared = {
    "content-security-policy": [`${POLICY}; frame-ancestors 'self'`, ...otherSites].join(" "),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // The site frames them without an origin, and "same-origin" would block that.
    "cross-origin-resource-policy": "cross-origin",
  };
  const pages = new Map<string, readonly [type: Readonly<Record<string, string>>, page: Page]>([
    ["/stand-ins/live-score", [HTML, (scheme) => liveScorePage(clock(), scheme)]],
    ["/stand-ins/standings", [HTML, (scheme) => standingsPage(clock(), scheme)]],
    ["/stand-ins/movie", [HTML, () => MOVIE_PAGE]],
    ["/stand-ins/style.css", [CSS, () => `${FONT_STYLES}\n${STYLE}`]],
    ["/stand-ins/movie.css", [CSS, () => `${FONT_STYLES}\n${MOVIE_STYLE}`]],
  ]);
  // A frame without an origin loads its fonts across origins.
  for (const font of FONTS) pages.set(`/stand-ins/${font}.woff2`, [WOFF2, () => readFont(font)]);
  return ({ method, path, search }): Reply => {
    const [type, page] = (method === "GET" || method === "HEAD" ? pages.get(path) : undefined) ?? [];
    if (!type || !page) return httpErrorReply("not-found", shared);
    return { status: 200, headers: { ...type, ...shared }, body: page(schemeOf(queryOf(search).scheme)) };
  };
}
