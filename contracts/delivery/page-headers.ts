import { PAGE_PATHS } from "../../core/site/page-paths.ts";
import type { PageOrigins } from "./page-origins.ts";

/**
 * Headers of a page of the site. They forbid inline scripts, eval and inline styles, and every Trusted Types policy but
 * the site's own. A chat widget writes its own markup and inline styles, so a brand with a chat also allows inline styles
 * and the default Trusted Types policy.
 */
export function pageHeaders({ backend, content, chat, calls = [] }: PageOrigins): Record<string, string> {
  const shown = [...backend, ...content, ...chat];
  const policy = [
    "default-src 'none'",
    list("script-src 'self'", chat),
    list("style-src 'self'", chat.length > 0 ? [...chat, "'unsafe-inline'"] : []),
    list("img-src 'self' data: blob:", shown),
    list("font-src 'self'", chat),
    list("connect-src 'self'", [...backend, ...calls, ...chat, ...chat.map(webSocket)]),
    list("media-src 'self'", shown),
    list("frame-src 'self'", shown),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    list("trusted-types sanam", chat.length > 0 ? ["default"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

function list(directive: string, more: readonly string[]): string {
  return [directive, ...new Set(more)].join(" ");
}

/** A chat uses a web socket, which `https:` does not cover. */
function webSocket(origin: string): string {
  return origin.replace(/^http/, "ws");
}

/** The path of the house's own games. */
export const GAME_PAGES = "/play/";

/**
 * Headers of a game's page, which may run its own scripts and call the game's rows. The sandbox removes its origin, also
 * when the page is opened on its own, so that it cannot read the member's token; therefore its own files and calls count
 * as cross-origin. `host` is listed beside `'self'`, because older browsers match nothing with `'self'` in a page without
 * an origin; it is empty when it is not known. `sites` are other origins that may frame the page.
 */
export function gamePageHeaders(host: string, sites: readonly string[] = []): Record<string, string> {
  const here = /^[\w.:[\]-]+$/.test(host) ? `'self' http://${host} https://${host}` : "'self'";
  const policy = [
    "default-src 'none'",
    `script-src ${here}`,
    `style-src ${here}`,
    `font-src ${here}`,
    `connect-src ${here}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...sites].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "sandbox allow-scripts allow-forms",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

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
