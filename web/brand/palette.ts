import type { Oklch } from "culori/fn";
import { contrast, fromHex, toHex } from "./oklch.ts";
import { type SchemeRecipe, schemeRecipes } from "./scheme-recipes.ts";

/** WCAG 2.2 AA for text, and for the visible parts of a control. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export type Palette = ReturnType<typeof palette>;

/**
 * Computes every colour of a scheme from one theme colour (`#rrggbb`), under the names of the custom properties. Text
 * reaches 4.5:1 and controls reach 3:1 on each surface that they may appear on, with any theme colour: their lightness
 * moves until they do.
 */
export function palette(themeColor: string, scheme: "dark" | "light") {
  const recipe: SchemeRecipe = schemeRecipes[scheme];
  const theme = fromHex(themeColor);
  // The greys have a little of the brand's hue; a grey theme stays grey.
  const tint = (l: number, strength: number): Oklch => ({ ...theme, l, c: Math.min(theme.c, 0.17) * strength });
  const surface = (index: 0 | 1 | 2 | 3) => toHex(tint(recipe.surfaces[index], recipe.tint));
  const field = (index: 0 | 1 | 2) => toHex(tint(recipe.field[index], recipe.fieldTint - index * 0.08));

  const page = surface(0);
  const card = surface(1);
  const raised = surface(2);
  const control = surface(3);
  const wash = toHex(tint(recipe.wash, 0.3));
  const fields = [field(0), field(1), field(2)];
  const fieldControl = toHex(tint(recipe.field[0] + 0.08, recipe.fieldTint - 0.04));
  const readable = (start: Oklch, surfaces: readonly string[], ratio = TEXT_CONTRAST) =>
    nearest(start, recipe.away, (hex) => hasContrast(hex, surfaces, ratio));
  const readableOnField = (start: Oklch, surfaces: readonly string[], ratio = TEXT_CONTRAST) =>
    nearest(start, 1, (hex) => hasContrast(hex, surfaces, ratio));
  const filled = fill(theme, tint(0.17, 0.2), [page, card, raised], recipe);

  return {
    "ink-0": page,
    "ink-1": card,
    "ink-2": raised,
    "ink-3": control,
    input: surface(recipe.input),
    line: toHex(tint(recipe.line, 0.08)),
    edge: readable(tint(recipe.edge, 0.1), [page, card, raised], CONTROL_CONTRAST),
    text: readable(tint(recipe.text, 0.05), [page, card, raised, control], 7),
    muted: readable(tint(recipe.muted, 0.12), [page, card, raised, control]),
    faint: readable(tint(recipe.faint, 0.12), [page, card, raised, control]),
    brand: filled.brand,
    "brand-hover": filled.hover,
    "brand-ink": filled.ink,
    "brand-strong": readable({ ...theme, l: recipe.strong }, [page, card, raised, control, wash]),
    "brand-wash": wash,
    "brand-wash-text": readable({ ...theme, l: recipe.washText, c: theme.c * 0.5 }, [wash]),
    "field-1": field(0),
    "field-2": field(1),
    "field-3": field(2),
    "field-line": toHex(tint(recipe.field[0] + 0.1, recipe.fieldTint + 0.06)),
    "field-text": readableOnField(tint(0.98, 0.03), [...fields, fieldControl], 7),
    "field-muted": readableOnField(tint(0.78, 0.2), fields),
    "field-control": fieldControl,
    pitch: toHex(tint(0.46, 0.55)),
  };
}

function hasContrast(color: string, surfaces: readonly string[], ratio: number): boolean {
  return surfaces.every((surface) => contrast(color, surface) >= ratio);
}

/** Searches for the nearest lightness that is good, first in one direction and then in the other. */
function nearest(start: Oklch, away: 1 | -1, isGood: (hex: string) => boolean): string {
  return (
    search(start, away, isGood) ?? search(start, away === 1 ? -1 : 1, isGood) ?? (away === 1 ? "#ffffff" : "#000000")
  );
}

function search(start: Oklch, direction: 1 | -1, isGood: (hex: string) => boolean): string | undefined {
  for (let l = start.l; l >= 0 && l <= 1; l += direction * 0.01) {
    const hex = toHex({ ...start, l });
    if (isGood(hex)) return hex;
  }
  return undefined;
}

/** The brand's colour as the fill of a button, and the colour of the text on it (the ink). */
function fill(theme: Oklch, dark: Oklch, surfaces: readonly string[], recipe: SchemeRecipe) {
  const white = "#ffffff";
  const darkInk = toHex(dark);
  const inks = contrast(toHex(theme), white) >= recipe.whiteInkFrom ? [white, darkInk] : [darkInk, white];
  for (const ink of inks) {
    const isGood = (hex: string) => contrast(hex, ink) >= TEXT_CONTRAST && hasContrast(hex, surfaces, CONTROL_CONTRAST);
    const away = ink === white ? -1 : 1;
    const brand = search(theme, away, isGood) ?? search(theme, away === 1 ? -1 : 1, isGood);
    if (brand === undefined) continue;
    const base = fromHex(brand);
    const hovers = [base.l + 0.045, base.l - 0.045].map((l) => toHex({ ...base, l: Math.min(1, Math.max(0, l)) }));
    return { brand, ink, hover: hovers.find(isGood) ?? brand };
  }
  throw new Error(`no text colour has enough contrast on ${toHex(theme)}`);
}
