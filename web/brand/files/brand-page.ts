import { createHash } from "node:crypto";
import { BRANDS_FOLDER } from "../../../contracts/delivery/built-brand.ts";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { servedText } from "../../text/th/site/served.ts";
import { shellText } from "../../text/th/site/shell.ts";
import type { Brand } from "../brand.ts";
import { pictureAddress } from "../fields/brand-configuration.ts";
import { type Palette, palette } from "../palette.ts";

/** The page of one brand. */
export function brandPage(template: string, brand: Brand, css: string): string {
  const texts = Object.entries(servedTexts(brand)).map(([key, text]) => [key, escapeHtml(text)]);
  const address = `/${BRANDS_FOLDER}/${brand.id}/brand.css`;
  return fillPage(template, {
    ...headValues(brand, [brand], address, css),
    ...Object.fromEntries(texts),
  });
}

/** The page of all brands. It is complete for the first one; area.js chooses another one before the first paint. */
export function sharedPage(
  template: string,
  brands: readonly [Brand, ...Brand[]],
  address: string,
  css: string,
): string {
  const texts = Object.entries(servedTexts(brands[0])).map(([key, text]) => [key, escapeHtml(text)]);
  return fillPage(template, {
    ...headValues(brands[0], brands, address, css),
    ...Object.fromEntries(texts),
    ...FIRST_FRAME_PLACES,
  });
}

/** The style sheet's address changes with its content, so that the page never gets an older one. */
function headValues(brand: Brand, brands: readonly Brand[], address: string, css: string) {
  return {
    id: brand.id,
    language: brand.languages[0] ?? LANGUAGES[0],
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
    // Among the configuration's entries.
    logo: ________,
    background: _________,
    ...rest
  } = brand;
  const pageColor = (scheme: "dark" | "light") => palette(brand.themeColor, scheme, brand.look)["ink-0"];
  return { ...rest, pageColors: { dark: pageColor("dark"), light: pageColor("light") } };
}

/** JSON inside a script element: no `</script>` and no comment can begin in it. */
function dataBlock(brands: readonly Brand[]): string {
  return JSON.stringify(brands.map(pageData)).replace(/</g, "\\u003c");
}

/** The texts of the first frame that a brand may change, by their places in index.html. */
const PLACES = ["name", "heroTitle1", "heroTitle2", "heroLine1", "heroLine2"] as const;

/**
 * The texts of the first frame, for the page of all brands: its markup cannot hold them, and a script would set them
 * after the first paint.
 */
export function firstFrameCss(brand: Brand): string {
  const texts = servedTexts(brand);
  const root = `:root[data-brand="${brand.id}"]`;
  return PLACES.map((each) => `${root} .first-${each}::before{content:${cssText(texts[each])}}`).join("\n");
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

/** The texts of the page before its script runs, by their places in index.html. */
export function servedTexts(brand: Brand) {
  const { served, shell } = brand.texts?.tables ?? {};
  return { name: brand.name, ...servedText, ...shellText.served, ...served, ...(shell?.["served"] as object) };
}
