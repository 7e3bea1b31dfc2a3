import type { Brand } from "../brand.ts";
import { servedPalette } from "./served-palette.ts";

/**
 * The brand's mark with its colours in it, for files and the served page. With `bleed` the ground fills the square, and
 * the sign stays in the part that no phone cuts off.
 */
export function markSvg(brand: Brand, { bleed = false } = {}): string {
  const { brand: ground, "brand-ink": ink } = servedPalette(brand);
  const place = bleed ? ` transform="translate(3.2 3.2) scale(.8)"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">` +
    `<rect width="32" height="32"${bleed ? "" : ` rx="10"`} fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"${place}>` +
    `<circle cx="16" cy="16" r="5.5"/><path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`
  );
}
