import type { Brand } from "../brand.ts";
import type { DrawPng } from "./draw-png.ts";
import { logoOf, markSvg, withoutLetters } from "./mark-drawings.ts";

/** The brand's mark in every form that a browser or a phone asks for, by file name. */
export function iconFiles(brand: Brand, drawPng: DrawPng, pictures?: ReadonlyMap<string, Uint8Array>) {
  const logo = logoOf(brand, pictures);
  const mark = markSvg(brand, logo);
  const bleeding = markSvg(brand, logo, true);
  return [
    ["favicon.svg", withoutLetters(mark, drawPng)],
    ["favicon.ico", icoOf(drawPng(mark, 32), 32)],
    ["icon-192.png", drawPng(mark, 192)],
    ["icon-512.png", drawPng(mark, 512)],
    ["icon-maskable-512.png", drawPng(bleeding, 512)],
    // A phone of Apple rounds the corners itself and shows black where a picture is transparent.
    ["apple-touch-icon.png", drawPng(bleeding, 180)],
  ] as const;
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
