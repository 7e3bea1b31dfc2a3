import type { Brand } from "../brand.ts";
import { servedPalette } from "./served-palette.ts";

interface MarkOptions {
  /** The brand's own drawing, an SVG with a view box. */
  readonly own?: string | undefined;
  readonly bleed?: boolean;
}

/**
 * The brand's mark with its colours in it, for icons. With `bleed` the ground fills the square, and
 * the sign stays in the part that no phone cuts off.
 */
export function markSvg(brand: Brand, { own, bleed = false }: MarkOptions = {}): string {
  if (own !== undefined) return bleed ? onGround(own, servedPalette(brand)["ink-0"]) : own;
  const { brand: ground, "brand-ink": ink } = servedPalette(brand);
  const place = bleed ? ` transform="translate(3.2 3.2) scale(.8)"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">` +
    `<rect width="32" height="32"${bleed ? "" : ` rx="10"`} fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"${place}>` +
    `<circle cx="16" cy="16" r="5.5"/><path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`
  );
}

function onGround(svg: string, ground: string): string {
  const placed = svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\s(?:width|height|xmlns)="[^"]*"/g, "");
    return `<svg x="5" y="5" width="22" height="22"${rest}>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" fill="${ground}"/>${placed}</svg>`
  );
}
