import type { Brand } from "../brand.ts";
import { servedPalette } from "./brand-page.ts";
import type { DrawPng } from "./draw-png.ts";

/** The brand's mark in every form that a browser or a phone asks for, by file name. */
export function iconFiles(brand: Brand, drawPng: DrawPng, pictures?: ReadonlyMap<string, Uint8Array>) {
  const logo = brand.logo?.endsWith(".svg") ? pictures?.get(brand.logo) : undefined;
  const own = logo && new TextDecoder().decode(logo);
  const mark = markSvg(brand, { own });
  const bleeding = markSvg(brand, { own, bleed: true });
  return [
    ["favicon.svg", mark],
    ["favicon.ico", icoOf(drawPng(mark, 32), 32)],
    ["icon-192.png", drawPng(mark, 192)],
    ["icon-512.png", drawPng(mark, 512)],
    ["icon-maskable-512.png", drawPng(bleeding, 512)],
    // A phone of Apple rounds the corners itself and shows black where a picture is transparent.
    ["apple-touch-icon.png", drawPng(bleeding, 180)],
  ] as const;
}

interface MarkOptions {
  /** The brand's own drawing, an SVG with a view box. */
  readonly own?: string | undefined;
  readonly bleed?: boolean;
}

/**
 * The brand's mark with its colours in it, for icons. With `bleed` the ground fills the square, and
 * the sign stays in the part that no phone cuts off.
 */
function markSvg(brand: Brand, { own, bleed = false }: MarkOptions = {}): string {
  if (own !== undefined)
    return bleed ? inSquare(own, 5, servedPalette(brand)["ink-0"]) : isSquare(own) ? own : inSquare(own, 0);
  const { brand: ground, "brand-ink": ink } = servedPalette(brand);
  const place = bleed ? ` transform="translate(3.2 3.2) scale(.8)"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">` +
    `<rect width="32" height="32"${bleed ? "" : ` rx="10"`} fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"${place}>` +
    `<circle cx="16" cy="16" r="5.5"/><path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`
  );
}

/** Whether the drawing's view box is as wide as high. */
function isSquare(svg: string): boolean {
  const [, width, height] = /\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || Number(width) === Number(height);
}

/** The whole drawing in the middle of a square, as every icon is, so far from its edge. */
function inSquare(svg: string, margin: number, ground?: string): string {
  const side = 32 - 2 * margin;
  const placed = svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\s(?:width|height|xmlns)="[^"]*"/g, "");
    return `<svg x="${margin}" y="${margin}" width="${side}" height="${side}"${rest}>`;
  });
  const below = ground === undefined ? "" : `<rect width="32" height="32" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${below}${placed}</svg>`;
}

const HEADER_BYTES = 22;

/** A Windows icon file with one PNG in it, for browsers that ask for `/favicon.ico`. `size` in px, less than 256. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(HEADER_BYTES + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits of a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEADER_BYTES, true);
  file.set(png, HEADER_BYTES);
  return file;
}
