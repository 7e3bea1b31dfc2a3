import {
  clampRgb,
  differenceEuclidean,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as registerMode,
  toGamut,
  wcagContrast,
} from "culori/fn";
import { err, ok, type Result } from "../../core/shared/result.ts";

registerMode(modeRgb);
registerMode(modeLrgb);
/** Converts a parsed colour, or a text like `#rrggbb`. */
const toOklch = registerMode(modeOklch);

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

for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab]) registerMode(mode);

export const COLOR_EXAMPLES =
  "must be a colour like #1fbf75, teal, rgb(31, 191, 117), hsl(152 72% 44%) or oklch(0.71 0.17 155)";

/**
 * Reads any colour that CSS can write with numbers or a name, and returns it as `#rrggbb`. A colour that no screen can
 * show loses chroma; transparency is left out, because surfaces and buttons are opaque. The error is a sentence.
 */
export function readThemeColor(data: unknown): Result<string, string> {
  if (typeof data !== "string") return err(COLOR_EXAMPLES);
  const color = parsed(data.trim().toLowerCase());
  if (color === undefined) return err(COLOR_EXAMPLES);
  if (color.alpha === 0) return err("must be a colour that can be seen: this one is transparent");
  const read = toOklch(color);
  if (!Number.isFinite(read.l) || !Number.isFinite(read.c)) return err(COLOR_EXAMPLES);
  return ok(toHex({ ...read, l: within(read.l, 1), c: within(read.c, 0.5) }));
}

/** The parser throws at texts like `/0a`. */
function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
