import type { Brand } from "../brand.ts";
import { servedTexts } from "./served-texts.ts";

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
export const FIRST_FRAME_PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  PLACES.map((place) => [place, `<span class="first-${place}"></span>`]),
);

function cssText(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}
