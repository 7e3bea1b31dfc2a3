import { pictureAddress } from "../fields/brand-configuration.ts";
import { palette } from "../palette.ts";
import type { BrandLook } from "./brand-look.ts";
import { svgAddress } from "./svg-address.ts";

/** The brand's mark as a CSS image: the file that it names, or a playing field in its colours. */
export function markImage({ id, themeColor, look, logo }: BrandLook & { readonly logo?: string | undefined }): string {
  if (logo !== undefined) return `url("${pictureAddress(id, logo)}")`;
  const { brand: ground, "brand-ink": ink } = palette(themeColor, "dark", look);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="10" fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"><circle cx="16" cy="16" r="5.5"/>` +
    `<path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`;
  return `url("${svgAddress(svg)}")`;
}
