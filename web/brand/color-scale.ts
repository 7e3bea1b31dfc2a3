import { contrast, fromHex, type Oklch, toHex } from "./oklch.ts";

/** WCAG 2.2 AA: text, and the parts of a control that must be seen. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

const STEPS = {
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

/** What one scheme shows, all `#rrggbb`; the names are those of the custom properties, without the dashes. */
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>>;

const TOKENS = [
  "ink-0",
  "ink-1",
  "ink-2",
  "ink-3",
  "line",
  "edge",
  "text",
  "muted",
  "faint",
  "brand",
  "brand-hover",
  "brand-ink",
  "brand-strong",
  "brand-wash",
  "brand-wash-text",
  "field-1",
  "field-2",
  "field-3",
  "field-line",
  "field-text",
  "field-muted",
  "field-control",
  "pitch",
] as const;

interface Recipe {
  readonly surfaces: readonly [number, number, number, number];
  /** Which way lightness has to move to stand out from the surfaces. */
  readonly away: 1 | -1;
  readonly line: number;
  readonly edge: number;
  readonly text: number;
  readonly muted: number;
  readonly faint: number;
  readonly strong: number;
  readonly wash: number;
  readonly washText: number;
  readonly field: readonly [number, number, number];
}

const RECIPES: Readonly<Record<"dark" | "light", Recipe>> = {
  dark: {
    surfaces: [0.165, 0.2, 0.235, 0.28],
    away: 1,
    line: 0.29,
    edge: 0.45,
    text: 0.955,
    muted: 0.74,
    faint: 0.68,
    strong: 0.79,
    wash: 0.265,
    washText: 0.9,
    field: [0.295, 0.235, 0.195],
  },
  light: {
    surfaces: [0.972, 1, 0.952, 0.925],
    away: -1,
    line: 0.9,
    edge: 0.68,
    text: 0.22,
    muted: 0.45,
    faint: 0.5,
    strong: 0.48,
    wash: 0.945,
    washText: 0.36,
    field: [0.33, 0.27, 0.23],
  },
};

/** The brand's hue at eleven lightnesses, for art and charts; no contrast is promised. */
export function hueScale(themeColor: string): Readonly<Record<string, string>> {
  const theme = fromHex(themeColor);
  return Object.fromEntries(
    Object.entries(STEPS).map(([step, l]) => [step, toHex({ ...theme, l, c: theme.c * (1 - Math.abs(l - 0.65)) })]),
  );
}

/**
 * Every colour of a scheme from one theme colour (`#rrggbb`). Text tokens reach 4.5:1 and controls 3:1 on each surface
 * they may stand on, whatever the theme colour is: lightness moves until they do.
 */
export function palette(themeColor: string, scheme: "dark" | "light"): Palette {
  const recipe = RECIPES[scheme];
  const theme = fromHex(themeColor);
  // A whisper of the brand's hue in the greys; a grey theme stays grey.
  const tint = (l: number, strength: number): Oklch => ({ l, c: Math.min(theme.c, 0.17) * strength, h: theme.h });
  const [ink0, ink1, ink2, ink3] = recipe.surfaces.map((l) => toHex(tint(l, 0.09))) as [string, string, string, string];
  const surfaces = [ink0, ink1, ink2, ink3];
  const readable = (start: Oklch, on: readonly string[], ratio = TEXT_CONTRAST) =>
    until(start, recipe.away, (hex) => on.every((surface) => contrast(hex, surface) >= ratio));

  const brand = readable(theme, [ink0, ink1, ink2], CONTROL_CONTRAST);
  const ink = inkOn(brand, tint(0.17, 0.2));
  const wash = toHex(tint(recipe.wash, 0.3));
  const fields = recipe.field.map((l, index) => toHex(tint(l, 0.34 - index * 0.08))) as [string, string, string];
  const onField = (start: Oklch, ratio = TEXT_CONTRAST) =>
    until(start, 1, (hex) => fields.every((surface) => contrast(hex, surface) >= ratio));

  return {
    "ink-0": ink0,
    "ink-1": ink1,
    "ink-2": ink2,
    "ink-3": ink3,
    line: toHex(tint(recipe.line, 0.08)),
    edge: readable(tint(recipe.edge, 0.1), [ink0, ink1, ink2], CONTROL_CONTRAST),
    text: readable(tint(recipe.text, 0.05), surfaces, 7),
    muted: readable(tint(recipe.muted, 0.12), surfaces),
    faint: readable(tint(recipe.faint, 0.12), surfaces),
    brand,
    "brand-hover": hoverOf(brand, ink, [ink0, ink1, ink2]),
    "brand-ink": ink,
    "brand-strong": readable({ ...theme, l: recipe.strong }, [...surfaces, wash]),
    "brand-wash": wash,
    "brand-wash-text": readable({ ...theme, l: recipe.washText, c: theme.c * 0.5 }, [wash]),
    "field-1": fields[0],
    "field-2": fields[1],
    "field-3": fields[2],
    "field-line": toHex(tint(recipe.field[0] + 0.1, 0.4)),
    "field-text": onField(tint(0.98, 0.03), 7),
    "field-muted": onField(tint(0.78, 0.2)),
    "field-control": toHex(tint(recipe.field[0] + 0.08, 0.3)),
    pitch: toHex(tint(0.46, 0.55)),
  };
}

/** The nearest lightness, moving one way and then the other, at which the colour will do. */
function until(start: Oklch, away: 1 | -1, good: (hex: string) => boolean): string {
  for (const direction of [away, -away]) {
    for (let l = start.l; l >= 0 && l <= 1; l += direction * 0.01) {
      const hex = toHex({ ...start, l });
      if (good(hex)) return hex;
    }
  }
  return away === 1 ? "#ffffff" : "#000000";
}

/** One of black and white always reaches 4.5:1; the brand's own dark is preferred where it does too. */
function inkOn(fill: string, dark: Oklch): string {
  const choices = [toHex(dark), "#ffffff", "#000000"];
  return choices.find((ink) => contrast(ink, fill) >= TEXT_CONTRAST) ?? "#000000";
}

function hoverOf(brand: string, ink: string, surfaces: readonly string[]): string {
  const { l, c, h } = fromHex(brand);
  const choices = [l + 0.045, l - 0.045]
    .filter((value) => value > 0 && value < 1)
    .map((value) => toHex({ l: value, c, h }));
  return (
    choices.find(
      (hex) =>
        contrast(hex, ink) >= TEXT_CONTRAST && surfaces.every((surface) => contrast(hex, surface) >= CONTROL_CONTRAST),
    ) ?? brand
  );
}
