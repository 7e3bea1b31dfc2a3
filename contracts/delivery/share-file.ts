import type { LevelBasis, RefundTableName } from "../../core/rules/levels.ts";
import { LANGUAGES, type Language } from "../../core/sentences/sentences.ts";

/** The file in the built site that says how its pages look when somebody shares them in a chat. */
export const SHARE_FILE = "share.json";

/** In a path, `{code}` stands for the code of an invitation; in the description it is replaced by that code. */
export interface SharedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface ShareFile {
  readonly siteName: string;
  /** The languages of the pages, which share their addresses. The texts here are in the first one. */
  readonly languages?: readonly Language[];
  /** The public origin, if the operator has named it. */
  readonly siteUrl?: string;
  /** How the brand counts deposits for platinum. */
  readonly platinumBasis?: LevelBasis;
  /** The brand's percents of a loss that is refunded. */
  readonly refundTable?: RefundTableName;
  /** Fields that the brand lacks for a public site with real money. */
  readonly missing?: readonly string[];
  /** The path of a picture of 1200 by 630 pixels. */
  readonly picture?: string;
  /** The first one describes every page that is not in the list. */
  readonly pages: readonly [SharedPage, ...SharedPage[]];
}

const CODE_PLACE = "{code}";
/** Only characters that need no escape anywhere: the rest of an address may be anything. */
const CODE = /^[\w-]{1,40}$/;
const TAGS = /[ \t]*<(?:meta (?:property="og:|name="twitter:)|link rel="alternate" hreflang=)[^>]*>\n?/g;
/** Of Open Graph, such as `th_TH`: the language with the country where most people speak it. */
function localeOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** Reads the file that the build wrote; undefined when there is none. */
export function readShareFile(json: string | undefined): ShareFile | undefined {
  return json === undefined ? undefined : (JSON.parse(json) as ShareFile);
}

/** The page with the tags for a path (Open Graph). `origin` is empty when it is not known: addresses are relative then. */
export function withShareTags(html: string, file: ShareFile, origin: string, path: string): string {
  const { page, code } = pageAt(file.pages, path);
  const base = file.siteUrl ?? origin;
  const url = base && base + page.path.replace(CODE_PLACE, () => code);
  const { languages = [LANGUAGES[0]] } = file;
  const [locale, ...alternates] = languages.map(localeOf);
  const tags: readonly (readonly [string, string | undefined])[] = [
    ["og:type", "website"],
    ["og:locale", locale],
    ...alternates.map((alternate) => ["og:locale:alternate", alternate] as const),
    ["og:site_name", file.siteName],
    ["og:title", page.title],
    ["og:description", page.description.replace(CODE_PLACE, () => code)],
    ["og:url", url],
    ["og:image", file.picture && base + file.picture],
    ["og:image:width", file.picture && "1200"],
    ["og:image:height", file.picture && "630"],
    ["twitter:card", file.picture ? "summary_large_image" : "summary"],
  ];
  const lines = tags.flatMap(([name, content]) => (content ? [tagOf(name, content)] : []));
  // A search engine wants whole addresses.
  const hasLinks = base !== "" && languages.length > 1;
  const links = hasLinks ? [...languages, "x-default"].map((language) => linkOf(language, url)) : [];
  return html.replace(TAGS, "").replace("</title>\n", () => `</title>\n${[...lines, ...links].join("")}`);
}

function pageAt(pages: ShareFile["pages"], path: string) {
  for (const page of pages) {
    const before = page.path.replace(CODE_PLACE, "");
    const code = before !== page.path && path.startsWith(before) ? path.slice(before.length) : "";
    if (page.path === path || CODE.test(code)) return { page, code };
  }
  return { page: pages[0], code: "" };
}

function tagOf(name: string, content: string): string {
  const key = name.startsWith("og:") ? "property" : "name";
  return `    <meta ${key}="${name}" content="${escaped(content)}" />\n`;
}

/** Says in which languages an address can be read: the reader's device chooses. */
function linkOf(language: string, url: string): string {
  return `    <link rel="alternate" hreflang="${language}" href="${escaped(url)}" />\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
