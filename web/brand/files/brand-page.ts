import { createHash } from "node:crypto";
import { BRANDS_FOLDER } from "../../../core/delivery/built-brand.ts";
import type { Brand } from "../brand.ts";
import { pictureAddress } from "../fields/brand-configuration.ts";
import { escapeHtml } from "./escape-html.ts";
import { fillPage } from "./fill-page.ts";
import { FIRST_FRAME_PLACES } from "./first-frame-css.ts";
import { dataBlock } from "./page-data.ts";
import { servedPalette } from "./served-palette.ts";
import { servedTexts } from "./served-texts.ts";

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
