import type { Brand } from "../brand.ts";
import { type BrandLook, schemeColors } from "../look/look-colors.ts";
import { DEFAULT_LOOK } from "../look/look-fields.ts";
import { servedPalette } from "./brand-page.ts";
import type { DrawPng } from "./draw-png.ts";
import { pictureFacts, WORDMARK_RATIO } from "./picture-facts.ts";

/** A brand's logo file as drawings need it. */
export interface Logo {
  /** An SVG element or an `image` element, for an SVG document. */
  readonly within: (place: Place) => string;
  /** Width by height. */
  readonly ratio: number;
  /** The square part of a wide drawing that stands for it: its `<symbol id="icon">`. */
  readonly icon: ((place: Place) => string) | undefined;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The logo of a brand, when it is a file that states its size and that the rasteriser reads. */
export function logoOf({ logo }: Pick<Brand, "logo">, files?: ReadonlyMap<string, Uint8Array>): Logo | undefined {
  const bytes = logo === undefined ? undefined : files?.get(logo);
  const facts = bytes && pictureFacts(bytes);
  if (bytes === undefined || facts?.width === undefined || facts.height === undefined) return undefined;
  const ratio = facts.width / facts.height;
  if (facts.form === "svg") {
    const svg = new TextDecoder().decode(bytes);
    const box = ` viewBox="0 0 ${facts.width} ${facts.height}"`;
    return { ratio, ...svgLogo(/<svg\b[^>]*\sviewBox=/.test(svg) ? svg : svg.replace("<svg", `<svg${box}`)) };
  }
  const href = `data:image/${facts.form.replace("jpg", "jpeg")};base64,${Buffer.from(bytes).toString("base64")}`;
  return facts.form === "webp" ? undefined : { ratio, within: (place) => image(href, place), icon: undefined };
}

function svgLogo(svg: string): Pick<Logo, "within" | "icon"> {
  const hasIcon = /<symbol\b[^>]*\sid="icon"/.test(svg);
  return {
    within: (place) => nested(svg, place),
    icon: hasIcon ? (place) => `<defs>${nested(svg, place)}</defs><use href="#icon" ${attributes(place)}/>` : undefined,
  };
}

/** The whole drawing, which has a view box, in a place of another one, as large as fits. */
function nested(svg: string, place: Place): string {
  const { index = 0 } = /<svg\b/.exec(svg) ?? {};
  return svg.slice(index).replace(/<svg([^>]*)>/, (_, own: string) => {
    return `<svg ${attributes(place)}${own.replace(/\s(?:width|height|x|y|xmlns)="[^"]*"/g, "")}>`;
  });
}

const attributes = ({ x, y, width, height }: Place) => `x="${x}" y="${y}" width="${width}" height="${height}"`;

const image = (href: string, place: Place) => `<image ${attributes(place)} href="${href}"/>`;

/**
 * The brand's mark with its colours in it, for icons: its logo, the icon of a wide one, or else its initial. With `bleed`
 * the ground fills the square, and the sign stays in the part that no phone cuts off.
 */
export function markSvg(brand: Brand, logo: Logo | undefined, bleed = false): string {
  const margin = bleed ? 5 : 0;
  const place = { x: margin, y: margin, width: 32 - 2 * margin, height: 32 - 2 * margin };
  const drawing = logo && (isWordmark(logo) ? logo.icon?.(place) : logo.within(place));
  if (drawing !== undefined) {
    return square((bleed ? `<rect width="32" height="32" fill="${servedPalette(brand)["ink-0"]}"/>` : "") + drawing);
  }
  const { brand: ground, "brand-ink": ink } = servedPalette(brand);
  const sign = brand.logo === undefined ? fieldSign(ink) : initialSign(brand, ink);
  const small = bleed ? ` transform="translate(3.2 3.2) scale(.8)"` : "";
  return square(`<rect width="32" height="32"${bleed ? "" : ` rx="10"`} fill="${ground}"/><g${small}>${sign}</g>`);
}

const isWordmark = ({ ratio }: Logo) => ratio >= WORDMARK_RATIO;

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${content}</svg>`;

const fieldSign = (ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="2.2"><circle cx="16" cy="16" r="5.5"/>` +
  `<path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g>`;

/** A vowel that Thai writes before the letter that it belongs to. */
const LEADING_VOWEL = /^[เแโใไ]/;

function initialSign({ name, look }: Brand, ink: string): string {
  const [first = "", second = ""] = lettersOf(name);
  const initial = LEADING_VOWEL.test(first) ? first + second : first.toUpperCase();
  const family = `font-family="${familyOf(look)}" font-weight="600"`;
  return `<text x="16" y="23" ${family} font-size="${initial.length > 1 ? 16 : 20}" text-anchor="middle" fill="${ink}">${escaped(initial)}</text>`;
}

/** With the vowels and tones above and below them. */
const lettersOf = (text: string) => Array.from(new Intl.Segmenter("th").segment(text), ({ segment }) => segment);

const familyOf = ({ displayFont }: BrandLook["look"] = DEFAULT_LOOK) =>
  displayFont === "trirong" ? "Trirong SemiBold, Trirong" : "Anuphan";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An SVG that shows the same on a machine without the brand's font: letters become a picture. */
export function withoutLetters(svg: string, drawPng: DrawPng): string {
  if (!svg.includes("<text")) return svg;
  const href = `data:image/png;base64,${Buffer.from(drawPng(svg, 192)).toString("base64")}`;
  return square(image(href, { x: 0, y: 0, width: 32, height: 32 }));
}

const SHARE = { width: 1200, height: 630 };

/** The picture for chats of a brand that brings none: its hero's colours and art, its logo and its name. */
export function sharePicture(brand: Brand, drawPng: DrawPng, files?: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const { themeColor, look = DEFAULT_LOOK, name } = brand;
  const colors = schemeColors({ themeColor, look }, "dark");
  const logo = logoOf(brand, files);
  const wide = logo !== undefined && isWordmark(logo);
  const mark = wide
    ? logo.within({ x: 200, y: 165, width: 800, height: 300 })
    : nested(markSvg(brand, logo), { x: 490, y: 96, width: 220, height: 220 });
  // The letters of Thai and Latin are about 0.6 as wide as high.
  const size = Math.min(120, 1000 / (0.6 * Math.max(1, lettersOf(name).length)));
  const title = `<text x="600" y="${420 + size / 2}" font-family="${familyOf(look)}" font-weight="600" font-size="${size}" text-anchor="middle" fill="${colors["field-text"]}">${escaped(name)}</text>`;
  const [, pattern] = /url\("([^"]+)"\)/.exec(colors["card-pattern"] ?? "") ?? [];
  const art = pattern === undefined ? "" : image(pattern, { x: 820, y: -120, width: 520, height: 520 });
  return drawPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">` +
      `<defs><linearGradient id="ground" x1="0" y1="0" x2=".35" y2="1">` +
      `<stop stop-color="${colors["field-1"]}"/><stop offset=".55" stop-color="${colors["field-2"]}"/>` +
      `<stop offset="1" stop-color="${colors["field-3"]}"/></linearGradient></defs>` +
      `<rect width="${SHARE.width}" height="${SHARE.height}" fill="url(#ground)"/>${art}${mark}${wide ? "" : title}</svg>`,
    SHARE.width,
  );
}
