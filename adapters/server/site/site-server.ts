import type { BuiltBrand, ServedBrands } from "../../../contracts/delivery/built-brand.ts";
import { ASK_AGAIN, ASSETS, FOREVER, GAME_PAGES, gamePageHeaders } from "../../../contracts/delivery/page-headers.ts";
import type { SiteOffer } from "../../house/site/site-offer.ts";
import type { HttpCall, Reply } from "../http/http-call.ts";
import { type BrandSite, createBrandSite } from "./brand-site.ts";
import type { Site, SiteFile } from "./load-site.ts";

const PAGE = "/index.html";
/** Characters of a content's tag in the page's addresses. */
const VERSION_LENGTH = 10;

/** Under these paths a missing file is never answered with the page. */
const NO_PAGES = /^\/(api|assets|brands|pictures|play|sandbox|mock-providers)(\/|$)|\/\./;

/** The name of the file for a path that has none: browsers ask for the icon there before they read the page. */
const OTHER_NAMES = new Map([["/favicon.ico", "/favicon.svg"]]);

/**
 * Answers a GET for a file of the site, as the brand of the asked host and the house's content have it. A page's path gets the page, which has its
 * own routes. Any other path to which a browser navigates gets it too, with status 404. Returns undefined for everything
 * else.
 */
export function createSiteServer(
  site: Site,
  brands: () => ServedBrands,
  offer: () => SiteOffer,
  otherSites: readonly string[],
): (call: HttpCall) => Reply | undefined {
  const brandSites = new WeakMap<BuiltBrand, { readonly offer: SiteOffer; readonly brandSite: BrandSite }>();
  const brandSiteOf = (hostname: string): BrandSite | undefined => {
    const served = brands();
    const brand = brandOfHost(served.brands, hostname) ?? served.brands.find(({ id }) => id === served.default);
    if (!brand) return undefined;
    const now = offer();
    const known = brandSites.get(brand);
    if (known?.offer === now) return known.brandSite;
    const brandSite = createBrandSite(site, brand, now);
    brandSites.set(brand, { offer: now, brandSite });
    return brandSite;
  };
  return (call) => {
    const { headers: asked, trace } = call;
    const host = hostOf(asked);
    const brandSite = brandSiteOf(host.replace(/:\d+$/, ""));
    const path = decodePath(call.path);
    const name = path === undefined || !brandSite ? undefined : nameOf(brandSite, path, asked);
    const found = name === undefined ? undefined : brandSite?.fileAt(name);
    if (name === undefined || path === undefined || !brandSite || !found) return undefined;
    const { sharedPage, security, isPage } = brandSite;
    const file =
      name === PAGE && sharedPage ? sharedPage(`${trace?.secure ? "https" : "http"}://${host}`, path) : found;
    const [encoding, body] = bestForm(file, asked["accept-encoding"]?.toString() ?? "");
    const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
    const headers: Record<string, string> = {
      ...(name.startsWith(GAME_PAGES) ? gamePageHeaders(host, otherSites) : security),
      "content-type": file.type,
      "cache-control": name.startsWith(ASSETS) || isVersion(call.search, file) ? FOREVER : ASK_AGAIN,
      etag: tag,
      vary: name === PAGE ? "accept, accept-encoding" : "accept-encoding",
    };
    const status = name === PAGE && name !== path && !isPage(path) ? 404 : 200;
    if (status === 200 && matches(asked["if-none-match"], tag)) return { status: 304, headers, body: undefined };
    if (encoding) headers["content-encoding"] = encoding;
    headers["content-length"] = String(body.byteLength);
    return { status, headers, body };
  };
}

/** Whether an address names this content, `brand.css?v=…`: the page names another one when the content changes. */
function isVersion(search: string, { tag }: SiteFile): boolean {
  return search.replace(/^\?/, "") === `v=${tag.slice(0, VERSION_LENGTH)}`;
}

/** The host in its usual form: in lower case and without the usual port. */
function hostOf({ host = "" }: HttpCall["headers"]): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).host : "";
}

function nameOf(
  { fileAt, isPage }: BrandSite,
  path: string,
  { accept = "*/*" }: HttpCall["headers"],
): string | undefined {
  if (fileAt(path)) return path;
  const other = OTHER_NAMES.get(path);
  if (other !== undefined && fileAt(other)) return other;
  if (NO_PAGES.test(path)) return undefined;
  // curl, chats and uptime checks accept anything, and so do a page's scripts; they get the page only where it is one.
  const wantsPage = accept.includes("text/html") || (accept === "*/*" && isPage(path));
  return wantsPage ? PAGE : undefined;
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

/** Ends the names that lead to the machine itself, so that every brand can be tried: `rimnam.localhost`. */
const TRIAL = ".localhost";

/** The brand that names the hostname (in lower case) or has it as its trial name; undefined without one. */
export function brandOfHost<B extends Pick<BuiltBrand, "id" | "hostnames">>(
  brands: readonly B[],
  hostname: string,
): B | undefined {
  return brands.find(({ id, hostnames }) => hostnames.includes(hostname) || hostname === id + TRIAL);
}
