import { createHash } from "node:crypto";
import { BRANDS_FOLDER } from "../../../contracts/delivery/built-brand.ts";
import { LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import * as enServed from "../../text/en/site/served.ts";
import * as enShell from "../../text/en/site/shell.ts";
import * as thServed from "../../text/th/site/served.ts";
import * as thShell from "../../text/th/site/shell.ts";
import type { Brand } from "../brand.ts";
import { pictureAddress } from "../fields/brand-configuration.ts";
import type { BrandTexts } from "../fields/text-fields.ts";
import { ownTexts } from "../own-texts.ts";
import { type Palette, palette } from "../palette.ts";

/** The page of one brand. */
export function brandPage(template: string, brand: Brand, css: string): string {
  const address = `/${BRANDS_FOLDER}/${brand.id}/brand.css`;
  return fillPage(template, {
    ...headValues(brand, [brand], address, css),
    ...textValues(brand, brand.languages),
  });
}

/** The page of all brands. It is complete for the first one; area.js chooses another one before the first paint. */
export function sharedPage(
  template: string,
  brands: readonly [Brand, ...Brand[]],
  address: string,
  css: string,
): string {
  return fillPage(template, {
    ...headValues(brands[0], brands, address, css),
    ...textValues(brands[0], languagesOf(brands)),
    ...FIRST_FRAME_PLACES,
  });
}

/** The languages of brands, each once. */
export function languagesOf(brands: readonly Pick<Brand, "languages">[]): readonly Language[] {
  return [...new Set(brands.flatMap(({ languages }) => languages))];
}

/** The style sheet's address changes with its content, so that the page never gets an older one. */
function headValues(brand: Brand, brands: readonly Brand[], address: string, css: string) {
  return {
    id: brand.id,
    language: firstLanguage(brand),
    scheme: servedScheme(brand),
    title: escapeHtml(brand.name),
    color: servedPalette(brand)["ink-0"],
    css: `${address}?v=${createHash("sha256").update(css).digest("base64url").slice(0, 10)}`,
    folder: `/${BRANDS_FOLDER}/${brand.id}`,
    data: dataBlock(brands),
  };
}

/** A larger picture would delay the first frame of every page. */
const MOST_CARD_BYTES = 20_000;

/**
 * A brand's style sheet with the drawing of its card in it: it is the largest part of the first frame, and a file of its
 * own would take one of a browser's six connections from the scripts.
 */
export function withCard(
  css: string,
  { id, look }: Brand,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): string {
  const card = look?.card;
  const drawing = card?.endsWith(".svg") ? pictures.get(card) : undefined;
  if (card === undefined || drawing === undefined || drawing.length > MOST_CARD_BYTES) return css;
  const data = encodeURIComponent(new TextDecoder().decode(drawing)).replace(/%20/g, " ");
  return css.replace(pictureAddress(id, card), () => `data:image/svg+xml,${data}`);
}

/** Fills the `%places%` of the page, each with its quotes where it is JSON; throws on one that has no value. */
function fillPage(template: string, values: Readonly<Record<string, string>>): string {
  // In one pass, because a value may contain `%`.
  return template.replace(/"%(data)%"|%(\w+)%/g, (_whole, data: string | undefined, name: string) => {
    const key = data ?? name;
    const value = values[key];
    if (value === undefined) throw new Error(`index.html: unknown placeholder %${key}%`);
    return value;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What the page holds as data: the brand as the site reads it, and what area.js sets before the first paint. */
function pageData(brand: Brand) {
  const {
    contentHosts: _,
    chatHosts: __,
    siteUrl: ___,
    pictures: ____,
    embeds: _____,
    features: ______,
    look: _______,
    texts: ________,
    translations: _________,
    // Among the configuration's entries.
    logo: __________,
    background: ___________,
    ...rest
  } = brand;
  const pageColor = (scheme: "dark" | "light") => palette(brand.themeColor, scheme, brand.look)["ink-0"];
  return {
    ...rest,
    ...textData(brand),
    pageColors: { dark: pageColor("dark"), light: pageColor("light") },
  };
}

/** The brand's own texts that the page may show: those of its languages. */
function textData(brand: Brand): Pick<Brand, "texts" | "translations"> {
  const { texts, ...translations } = Object.fromEntries(
    brand.languages.flatMap((language) => {
      const own = ownTexts(brand, language);
      return own ? [[language === LANGUAGES[0] ? "texts" : language, pageTexts(own)] as const] : [];
    }),
  );
  return { texts, ...(Object.keys(translations).length > 0 && { translations }) };
}

/** Those of `served` and `share` are in the files that are made here. */
function pageTexts({ tables, sentences }: BrandTexts): BrandTexts {
  const ofPage = <T>(texts: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !/^(served|share)(\.|$)/.test(key)));
  return { tables: ofPage(tables), sentences: ofPage(sentences) };
}

/** JSON inside a script element: no `</script>` and no comment can begin in it. */
function dataBlock(brands: readonly Brand[]): string {
  return JSON.stringify(brands.map(pageData)).replace(/</g, "\\u003c");
}

/**
 * The texts of the page before its script runs, by their places in index.html. In a page of several languages each place
 * holds all of them, because a script would change them after the first paint: `languageCss` shows the reader's.
 */
function textValues(brand: Brand, languages: readonly Language[]): Readonly<Record<string, string>> {
  const first = servedTexts(brand);
  const all = languages.map((language) => [language, servedTexts(brand, language)] as const);
  const inEach = (place: (typeof SPOKEN)[number]) =>
    all.map(([language, texts]) => `<span lang="${language}" class="shell-words">${escapeHtml(texts[place])}</span>`);
  const spoken = languages.length > 1 ? SPOKEN.map((place) => [place, inEach(place).join("")]) : [];
  const plain = Object.entries(first).map(([place, text]) => [place, escapeHtml(text)]);
  return Object.fromEntries([...plain, ...spoken]);
}

/** The texts of the first frame that a brand may change, by their places in index.html. */
const WORDS = ["heroTitle1", "heroTitle2", "heroLine1", "heroLine2"] as const;
/** The places that the page fills in each of its languages. The head has no such place. */
const SPOKEN = [...WORDS, "unsupported", "scriptNeeded"] as const;
const PLACES = ["name", ...WORDS] as const;

/** Hides the texts that are not of the page's language, which area.js sets before the first paint. */
export function languageCss(languages: readonly Language[]): string {
  if (languages.length < 2) return "";
  const others = languages.map((language) => `:root[lang="${language}"] .shell-words:not([lang="${language}"])`);
  return `\n${others.join(",")}{display:none}`;
}

/**
 * The texts of the first frame, for the page of all brands: its markup cannot hold them, and a script would set them
 * after the first paint.
 */
export function firstFrameCss(brand: Brand): string {
  const root = `:root[data-brand="${brand.id}"]`;
  const rules = (page: string, places: typeof PLACES | typeof WORDS, language?: Language) => {
    const texts = servedTexts(brand, language);
    return places.map((each) => `${page} .first-${each}::before{content:${cssText(texts[each])}}`);
  };
  const [, ...others] = brand.languages;
  const more = others.flatMap((language) => rules(`${root}[lang="${language}"]`, WORDS, language));
  return [...rules(root, PLACES), ...more].join("\n");
}

/** What the markup of the page of all brands holds in these places. */
const FIRST_FRAME_PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  PLACES.map((place) => [place, `<span class="first-${place}"></span>`]),
);

function cssText(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

type BrandColors = Pick<Brand, "themeColor" | "scheme" | "look">;

/** The scheme of a page before its first script, and of files that know no device. */
function servedScheme({ scheme }: BrandColors): "dark" | "light" {
  return scheme === "light" ? "light" : "dark";
}

/** The colours for files that no style sheet reaches. A brand that follows the device has those of the dark scheme. */
export function servedPalette(brand: BrandColors): Palette {
  return palette(brand.themeColor, servedScheme(brand), brand.look);
}

const SITE_WORDS = {
  th: { ...thServed.servedText, ...thShell.shellText.served },
  en: { ...enServed.servedText, ...enShell.shellText.served },
} as const satisfies Record<Language, unknown>;

/** The language of what is written once for all readers. */
export function firstLanguage({ languages }: Pick<Brand, "languages">): Language {
  return languages[0] ?? LANGUAGES[0];
}

/** The texts of the page before its script runs in a language, by their places in index.html. */
export function servedTexts(brand: Brand, language = firstLanguage(brand)) {
  const { served, shell } = ownTexts(brand, language)?.tables ?? {};
  return { name: brand.name, ...SITE_WORDS[language], ...served, ...(shell?.["served"] as object) };
}
