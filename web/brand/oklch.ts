import {
  clampRgb,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  toGamut,
  wcagContrast,
} from "culori/fn";

registerMode(modeRgb);
registerMode(modeLrgb);
/** Converts a parsed colour, or a text like `#rrggbb`. */
export const toOklch = registerMode(modeOklch);

/** How far, in linear light, a colour may lie outside the screen's gamut without a visible difference. */
const TOLERANCE = 1e-4;
const distance = differenceEuclidean("lrgb");
// The package's types declare the function as a number.
const reduceChroma = toGamut("rgb", "oklch", distance as unknown as number, TOLERANCE);

/** Reads `#rrggbb`; throws a RangeError on anything else. A grey has no hue. */
export function fromHex(hex: string): Oklch {
  const color = toOklch(hex);
  if (color === undefined) throw new RangeError(`not a colour: ${hex}`);
  // Rounding puts white a little above 1.
  return { ...color, l: Math.min(1, color.l) };
}

/** Writes `#rrggbb`. A colour that no screen can show keeps its lightness and hue, and loses chroma. */
export function toHex(color: Oklch): string {
  // Reducing the chroma of a pure blue that rounding put just outside would change it visibly.
  const isVisiblyOutside = distance(color, clampRgb(color)) > TOLERANCE;
  return formatHex(isVisiblyOutside ? reduceChroma(color) : color);
}

/** The WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}
