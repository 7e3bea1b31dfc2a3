import { createHash } from "node:crypto";
import { BRANDS_FOLDER } from "../../../contracts/delivery/built-brand.ts";
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
    card: cardRequest(brand),
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
    card: "",
    ...Object.fromEntries(texts),
    ...FIRST_FRAME_PLACES,
  });
}

/** The style sheet's address changes with its content, so that the page never gets an older one. */
function headValues(brand: Brand, brands: readonly Brand[], address: string, css: string) {
  return {
    id: brand.id,
    scheme: brand.scheme,
    title: escapeHtml(brand.name),
    color: servedPalette(brand)["ink-0"],
    css: `${address}?v=${createHash("sha256").update(css).digest("base64url").slice(0, 10)}`,
    folder: `/${BRANDS_FOLDER}/${brand.id}`,
    data: dataBlock(brands),
  };
}

/** The style sheet names the picture, so without this a phone would request it one answer later. */
function cardRequest({ id, look }: Brand): string {
  const card = look?.card;
  return card
    ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(pictureAddress(id, card))}">`
    : "";
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
  return { ...rest, pageColor: servedPalette(brand)["ink-0"] };
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

/** The colours for files that no style sheet reaches. A brand that follows the device has those of the dark scheme. */
export function servedPalette({ themeColor, scheme, look }: Pick<Brand, "themeColor" | "scheme" | "look">): Palette {
  return palette(themeColor, scheme === "light" ? "light" : "dark", look);
}

/** The texts of the page before its script runs, by their places in index.html. */
export function servedTexts(brand: Brand) {
  const { served, shell } = brand.texts?.tables ?? {};
  return { name: brand.name, ...servedText, ...shellText.served, ...served, ...(shell?.["served"] as object) };
}
