import type { Brand } from "./brand.ts";
import { pictureAddress } from "./fields/brand-configuration.ts";
import { pictureFacts, WORDMARK_RATIO } from "./files/picture-facts.ts";
import { type BrandLook, schemeColors, svgAddress } from "./look/look-colors.ts";
import { DEFAULT_LOOK } from "./look/look-fields.ts";
import { lookTokens, STILL } from "./look/look-tokens.ts";
import { fromHex, toHex } from "./oklch.ts";
import { palette } from "./palette.ts";

/** The brand's colours and look as custom properties. The dark set is the base; the light set overrides it, name by name. */
export function brandCss(
  brand: Brand,
  root = `:root[data-brand="${brand.id}"]`,
  pictures?: ReadonlyMap<string, Uint8Array>,
): string {
  const { id, themeColor, logo, look = DEFAULT_LOOK } = brand;
  const [light, dark] = (["light", "dark"] as const).map((scheme) =>
    declarations(schemeColors({ themeColor, look }, scheme)),
  );
  const same = declarations(hueScale(look.groundColor ?? themeColor), "brand-") + declarations(lookTokens(look));
  return [
    `${root}{${same}${dark}}`,
    `${root}[data-scheme="light"]{${light}}`,
    ...lookCss({ id, themeColor, logo, look }, root),
    ...wordmarkCss(logo === undefined ? undefined : pictures?.get(logo), root),
  ].join("\n");
}

/** The bar of a phone has no room for more. */
const WIDEST_RATIO = 5;

const LIGHTNESS = {
  50: 0.97,
  100: 0.93,
  200: 0.87,
  300: 0.8,
  400: 0.74,
  500: 0.67,
  600: 0.58,
  700: 0.49,
  800: 0.4,
  900: 0.31,
  950: 0.22,
};

/** The brand's hue at eleven lightnesses (`#rrggbb`), for art and charts. Guarantees no contrast. */
export function hueScale(themeColor: string): Readonly<Record<string, string>> {
  const theme = fromHex(themeColor);
  return Object.fromEntries(
    Object.entries(LIGHTNESS).map(([step, l]) => [step, toHex({ ...theme, l, c: theme.c * (1 - Math.abs(l - 0.65)) })]),
  );
}

/** The rules of a look that are no tokens of a scheme: pictures, less motion, and cards with a scheme of their own. */
function lookCss(brand: BrandLook & { readonly logo?: string | undefined }, root: string): readonly string[] {
  const { id, look } = brand;
  const pictures = [
    `--mark:${markImage(brand)};`,
    look.card ? `--card-art:var(--card-shade),url("/brands/${id}/${look.card}") right center/cover no-repeat;` : "",
  ];
  const paper =
    look.cards === "paper"
      ? [
          `${root} [data-card]{${declarations(lookTokens(look))}${declarations(schemeColors(brand, "paper"))}color:var(--text)}`,
        ]
      : [];
  return [
    `${root}{${pictures.join("")}}`,
    ...paper,
    `@media (prefers-reduced-motion:reduce){${root}{${declarations(STILL)}}}`,
  ];
}

/** A logo that is wider than high is shown at its height and stands for the name, which is still read out. */
function wordmarkCss(logo: Uint8Array | undefined, root: string): readonly string[] {
  const { width = 0, height = 1 } = (logo && pictureFacts(logo)) ?? {};
  if (width < WORDMARK_RATIO * height) return [];
  const ratio = Math.min(width / height, WIDEST_RATIO).toFixed(3);
  return [
    `${root}{--mark-ratio:${ratio};--mark-side:32px;}`,
    `${root} [data-name]{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);}`,
  ];
}

/** Custom properties with their values. */
function declarations(values: Readonly<Record<string, string>>, prefix = ""): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");
}

/** The brand's mark as a CSS image: the file that it names, or a playing field in its colours. */
function markImage({ id, themeColor, look, logo }: BrandLook & { readonly logo?: string | undefined }): string {
  if (logo !== undefined) return `url("${pictureAddress(id, logo)}")`;
  const { brand: ground, "brand-ink": ink } = palette(themeColor, "dark", look);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="10" fill="${ground}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="2.2"><circle cx="16" cy="16" r="5.5"/>` +
    `<path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`;
  return `url("${svgAddress(svg)}")`;
}
