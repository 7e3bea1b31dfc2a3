import { GAME_PAGES, gamePageHeaders } from "../../../core/delivery/game-page-headers.ts";
import { ASK_AGAIN, ASSETS, FOREVER } from "../../../core/delivery/headers-file.ts";
import { pageHeaders } from "../../../core/delivery/page-headers.ts";
import type { PageOrigins } from "../../../core/delivery/page-origins.ts";
import type { Site, SiteFile } from "./load-site.ts";
import { createSharedPages } from "./shared-pages.ts";

/** Under these paths a missing file is never answered with the page. */
const NO_PAGES = /^\/(api|assets|play|sandbox|stand-ins)(\/|$)/;

/**
 * Answers a GET for a file of the site. Any other path that a person navigates to gets the page, which has its own
 * routes. Returns undefined for everything else.
 */
export function createSiteServer(
  site: Site,
  origins: PageOrigins,
  otherSites: readonly string[],
): (request: Request) => Response | undefined {
  const security = pageHeaders(origins);
  const sharedPage = createSharedPages(site);
  return (request) => {
    const path = decodePath(new URL(request.url).pathname);
    const name = path === undefined ? undefined : nameOf(site, path, request);
    const found = name === undefined ? undefined : site.get(name);
    if (name === undefined || path === undefined || !found) return undefined;
    const file = name === "/index.html" && sharedPage ? sharedPage(originOf(request), path) : found;
    const [encoding, body] = bestForm(file, request.headers.get("accept-encoding") ?? "");
    const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
    const headers = new Headers({
      ...(name.startsWith(GAME_PAGES) ? gamePageHeaders(new URL(request.url).host, otherSites) : security),
      "content-type": file.type,
      "cache-control": name.startsWith(ASSETS) ? FOREVER : ASK_AGAIN,
      etag: tag,
      vary: name === "/index.html" ? "accept, accept-encoding" : "accept-encoding",
    });
    if (matches(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
    if (encoding) headers.set("content-encoding", encoding);
    headers.set("content-length", String(body.byteLength));
    return new Response(body, { headers });
  };
}

/** A proxy in front of this server may speak HTTPS while this server does not. */
function originOf(request: Request): string {
  const { protocol, host } = new URL(request.url);
  return `${request.headers.get("x-forwarded-proto") === "https" ? "https:" : protocol}//${host}`;
}

function nameOf(site: Site, path: string, request: Request): string | undefined {
  if (site.has(path)) return path;
  const accept = request.headers.get("accept") ?? "*/*";
  // curl and uptime checks accept anything, and so do a page's scripts; only a script's path has an extension.
  const navigates = accept.includes("text/html") || (accept === "*/*" && !/\.\w+$/.test(path));
  return navigates && !NO_PAGES.test(path) ? "/index.html" : undefined;
}

function bestForm(file: SiteFile, accepted: string): readonly [encoding: "br" | "gzip" | "", body: SiteFile["whole"]] {
  if (file.br && accepts(accepted, "br")) return ["br", file.br];
  if (file.gzip && accepts(accepted, "gzip")) return ["gzip", file.gzip];
  return ["", file.whole];
}

/** `gzip;q=0` means that gzip is not accepted. */
function accepts(header: string, coding: string): boolean {
  return header.split(",").some((item) => {
    const [name, ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function matches(header: string | null, tag: string): boolean {
  return (header ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag || known.trim() === "*");
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
