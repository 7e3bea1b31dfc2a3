import { fromHex, toHex } from "../oklch.ts";
import { type Palette, type PaletteScheme, palette } from "../palette.ts";
import type { Look } from "./look-fields.ts";

/** The colours of a look that decorate, made of a scheme's palette: glows, fine lines, shades over pictures, patterns. */
function lookColors(colors: Palette, look: Look): Readonly<Record<string, string>> {
  // The lightest of a light hero: the art stays clear. Dark letters have more contrast on it than on the others.
  const field = fromHex(colors["field-1"]).l > 0.6 ? colors["field-1"] : colors["field-3"];
  const pageLine = look.pattern === "scales" ? colors.hairline : undefined;
  return {
    ...raised("", colors.brand, colors["brand-ink"]),
    ...raised("field-", colors["field-brand"], colors["field-brand-ink"]),
    "shade-glow": shadeOf(colors),
    "hairline-half": `${colors.hairline}8c`,
    "hairline-faint": `${colors.hairline}4d`,
    "card-shade": `linear-gradient(to right, ${field}f2, ${field}d9 52%, ${field}8c 76%, ${field}1a)`,
    "hero-shade": `linear-gradient(to right, ${field}f2, ${field}d9 44%, ${field}40 62%, ${field}00 78%)`,
    /** Over the mark of a picture that is missing. */
    "field-veil": `${colors["field-2"]}99`,
    "card-pattern": patternImage(look.pattern, `${colors.pitch}6b`),
    "page-pattern": pageLine === undefined ? "none" : patternImage("scales", `${pageLine}26`),
  };
}

/** What raises a button from the page or from the hero: its glow, edge and light, and a sheen. */
function raised(place: "" | "field-", fill: string, ink: string): Readonly<Record<string, string>> {
  const brand = fromHex(fill);
  return {
    [`${place}brand-glow`]: `${fill}3d`,
    [`${place}brand-edge`]: toHex({ ...brand, l: brand.l * 0.66 }),
    [`${place}brand-light`]: toHex({ ...brand, l: Math.min(0.97, brand.l + 0.08), c: brand.c * 0.7 }),
    [`${place}brand-cut`]: `${ink}59`,
    // Moves the fill away from the letters on it.
    [`${place}sheen`]:
      ink === "#ffffff"
        ? "linear-gradient(#00000000, #00000038)"
        : "linear-gradient(#ffffff8c, #ffffff1f 52%, #ffffff00)",
  };
}

/** Black would look like dirt on a light page. */
function shadeOf(colors: Palette): string {
  if (fromHex(colors["ink-0"]).l < 0.6) return "#00000059";
  const strong = fromHex(colors["brand-strong"]);
  return `${toHex({ ...strong, l: 0.42, c: Math.min(strong.c, 0.08) })}29`;
}

/** What the look of a brand is computed from. */
export interface BrandLook {
  readonly id: string;
  readonly themeColor: string;
  readonly look: Look;
}

const circles = (at: readonly (readonly [x: number, y: number])[], radii: readonly number[]) =>
  at.flatMap(([x, y]) => radii.map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)).join("");

const ellipses = Array.from(
  { length: 18 },
  (_, turn) => `<ellipse cx="150" cy="150" rx="150" ry="52" transform="rotate(${turn * 10} 150 150)"/>`,
);

/** Drawings of lines, by name: their size, their marks, and the width of the lines. */
const DRAWINGS: Record<Exclude<Look["pattern"], "none">, readonly [size: string, marks: string, width: number]> = {
  pitch: [
    `width="300" height="300" viewBox="0 0 260 260"`,
    `<circle cx="130" cy="130" r="62"/><path d="M130 0v260M0 20h260M0 240h260M260 70h-46v120h46M260 100h-20v60h20M0 70h46v120H0M214 108a28 28 0 000 44"/>`,
    2,
  ],
  lattice: [`width="300" height="300" viewBox="0 0 300 300"`, ellipses.join(""), 0.8],
  ripples: [
    `width="300" height="300" viewBox="0 0 300 300"`,
    [0, 1, 2, 3, 4, 5].map((row) => `<path d="M-40 ${90 + row * 36}q40-26 80 0t80 0 80 0 80 0 80 0"/>`).join(""),
    3,
  ],
  scales: [
    `width="44" height="22" viewBox="0 0 44 22"`,
    circles(
      [
        [22, 22],
        [0, 11],
        [44, 11],
      ],
      [21, 14, 7],
    ),
    1.2,
  ],
};

/** A pattern as a CSS image, drawn in one colour. */
function patternImage(pattern: Look["pattern"], color: string): string {
  if (pattern === "none") return "none";
  const [size, marks, width] = DRAWINGS[pattern];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="none" stroke="${color}" stroke-width="${width}">${marks}</g></svg>`;
  return `url("${svgAddress(svg)}")`;
}

/** Signs of a drawing that may stay as they are in an address between double quotes. */
const PLAIN = /%(?:20|2C|2F|3A|3B|3D)/g;

/** An SVG drawing as the address of a picture, for a style sheet: it needs no request of its own. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(PLAIN, decodeURIComponent)}`;
}

/** All colours of a brand in one scheme, by the names of the custom properties. */
export function schemeColors(
  { themeColor, look }: Omit<BrandLook, "id">,
  scheme: PaletteScheme,
): Readonly<Record<string, string>> {
  const own = palette(themeColor, scheme, look);
  const colors =
    scheme === "dark" || look.groundColor === undefined ? own : { ...swapped(themeColor, look, scheme), ...field(own) };
  const paper = scheme === "light" ? colors : swapped(themeColor, look, "paper");
  return {
    ...colors,
    ...lookColors(colors, look),
    "paper-card": paper["ink-1"],
    "paper-card-ink": paper.text,
    "paper-card-muted": paper.muted,
  };
}

/** On light surfaces the ground's colour is the stronger one: gold would be pale there, and dull with enough contrast. */
function swapped(themeColor: string, look: Look, scheme: PaletteScheme): Palette {
  return palette(look.groundColor ?? themeColor, scheme, { ...look, groundColor: themeColor });
}

/** The hero keeps its own colours in every scheme. */
function field(colors: Palette) {
  return Object.fromEntries(Object.entries(colors).filter(([name]) => name === "pitch" || name.startsWith("field-")));
}
