import { GAME_PAGES, gamePageHeaders } from "../../../core/delivery/game-page-headers.ts";
import { ASK_AGAIN, ASSETS, FOREVER } from "../../../core/delivery/headers-file.ts";
import { pageHeaders } from "../../../core/delivery/page-headers.ts";
import type { PageOrigins } from "../../../core/delivery/page-origins.ts";
import { isPagePath } from "../../../core/delivery/page-paths.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import type { Site, SiteFile } from "./load-site.ts";
import { createSharedPages } from "./shared-pages.ts";

/** Under these paths a missing file is never answered with the page. */
const NO_PAGES = /^\/(api|assets|pictures|play|sandbox|stand-ins)(\/|$)|\/\./;

/** The name of the file for a path that has none: browsers ask for the icon there before they read the page. */
const OTHER_NAMES = new Map([["/favicon.ico", "/favicon.svg"]]);

/**
 * Answers a GET for a file of the site. A page's path gets the page, which has its own routes. Any other path to which a
 * browser navigates gets it too, with status 404. Returns undefined for everything else.
 */
export function createSiteServer(
  site: Site,
  origins: PageOrigins,
  otherSites: readonly string[],
): (call: HttpCall) => Reply | undefined {
  const security = pageHeaders(origins);
  const sharedPage = createSharedPages(site);
  return (call) => {
    const { headers: asked, trace } = call;
    const path = decodePath(call.path);
    const name = path === undefined ? undefined : nameOf(site, path, asked);
    const found = name === undefined ? undefined : site.get(name);
    if (name === undefined || path === undefined || !found) return undefined;
    const file =
      name === "/index.html" && sharedPage
        ? sharedPage(`${trace?.secure ? "https" : "http"}://${hostOf(asked)}`, path)
        : found;
    const [encoding, body] = bestForm(file, asked["accept-encoding"]?.toString() ?? "");
    const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
    const headers: Record<string, string> = {
      ...(name.startsWith(GAME_PAGES) ? gamePageHeaders(hostOf(asked), otherSites) : security),
      "content-type": file.type,
      "cache-control": name.startsWith(ASSETS) ? FOREVER : ASK_AGAIN,
      etag: tag,
      vary: name === "/index.html" ? "accept, accept-encoding" : "accept-encoding",
    };
    const status = name === "/index.html" && name !== path && !isPagePath(path) ? 404 : 200;
    if (status === 200 && matches(asked["if-none-match"], tag)) return { status: 304, headers, body: undefined };
    if (encoding) headers["content-encoding"] = encoding;
    headers["content-length"] = String(body.byteLength);
    return { status, headers, body };
  };
}

/** The host in its usual form: in lower case and without the usual port. */
function hostOf({ host = "" }: HttpCall["headers"]): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).host : "";
}

function nameOf(site: Site, path: string, { accept = "*/*" }: HttpCall["headers"]): string | undefined {
  const name = OTHER_NAMES.get(path) ?? path;
  if (site.has(name)) return name;
  if (NO_PAGES.test(path)) return undefined;
  // curl, chats and uptime checks accept anything, and so do a page's scripts; they get the page only where it is one.
  const wantsPage = accept.includes("text/html") || (accept === "*/*" && isPagePath(path));
  return wantsPage ? "/index.html" : undefined;
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

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === tag || known.trim() === "*");
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
