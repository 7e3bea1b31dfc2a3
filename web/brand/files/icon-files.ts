import type { Brand } from "../brand.ts";
import type { DrawPng } from "./draw-png.ts";
import { icoOf } from "./ico-of.ts";
import { markSvg } from "./mark-svg.ts";

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
