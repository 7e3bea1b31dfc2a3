import type { Oklch } from "culori/fn";
import { DEFAULT_LOOK, type Look } from "./look/look-fields.ts";
import { contrast, fromHex, toHex } from "./oklch.ts";
import { heroRecipes, type SchemeRecipe, schemeRecipes } from "./scheme-recipes.ts";

/** WCAG 2.2 AA for text, and for the visible parts of a control. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export type Palette = ReturnType<typeof palette>;

/** `paper` is the cards of a look with light cards on a dark page. */
export type PaletteScheme = "dark" | "light" | "paper";

type PaletteLook = Pick<Look, "ground" | "groundColor" | "hero">;

/**
 * Computes every colour of a scheme from one theme colour (`#rrggbb`), under the names of the custom properties. Text
 * reaches 4.5:1 and controls reach 3:1 on each surface that they may appear on, with any theme colour and any colour of
 * the ground: their lightness moves until they do.
 */
export function palette(themeColor: string, scheme: PaletteScheme, look: PaletteLook = DEFAULT_LOOK) {
  const recipe = recipeOf(scheme, look);
  const theme = fromHex(themeColor);
  const ground = look.groundColor === undefined ? theme : fromHex(look.groundColor);
  // The greys have a little of the ground's hue; a grey ground stays grey.
  const tint = (l: number, strength: number): Oklch => ({ ...ground, l, c: Math.min(ground.c, 0.17) * strength });
  const surface = (index: 0 | 1 | 2 | 3) => toHex(tint(recipe.surfaces[index], recipe.tint));

  const page = surface(0);
  const card = surface(1);
  const raised = surface(2);
  const control = surface(3);
  const surfaces = [page, card, raised, control];
  // On a strong ground, a wash of another hue would look like a stain.
  const wash =
    look.ground === "deep"
      ? toHex(tint(recipe.wash, 0.5))
      : toHex({ ...theme, l: recipe.wash, c: Math.min(theme.c, 0.17) * 0.3 });
  const on = (start: Oklch, grounds: readonly string[], ratio = TEXT_CONTRAST) =>
    nearest(start, recipe.away, (hex) => hasContrast(hex, grounds, ratio));
  const filled = fill(theme, tint(0.17, 0.2), surfaces, recipe.whiteInkFrom);
  const bad = fill(fromHex(recipe.signals.bad.fill), fromHex("#2b0500"), surfaces, recipe.whiteInkFrom);
  const good = fill(fromHex(recipe.signals.good.fill), fromHex("#00190b"), surfaces, recipe.whiteInkFrom);
  const signal = (name: keyof SchemeRecipe["signals"]) =>
    on(fromHex(recipe.signals[name].text), [...surfaces, recipe.signals[name].wash]);

  const text = on(tint(recipe.text, 0.05), [...surfaces, wash], 7);
  const washText = on({ ...theme, l: recipe.washText, c: theme.c * 0.5 }, [wash]);

  return {
    "ink-0": page,
    "ink-1": card,
    "ink-2": raised,
    "ink-3": control,
    /** Of placeholders, which pulse: at least 1.25:1 when they are palest. */
    skeleton: on(tint(recipe.surfaces[3], recipe.tint), [page, card], 1.4),
    input: surface(recipe.input),
    line: toHex(tint(recipe.line, Math.max(0.08, recipe.tint * 0.9))),
    edge: on(tint(recipe.edge, 0.1), [page, card, raised], CONTROL_CONTRAST),
    /** A fine line in the theme colour; it decorates. */
    hairline: toHex({ ...theme, l: recipe.away === 1 ? 0.5 : 0.78, c: theme.c * 0.75 }),
    text,
    muted: on(tint(recipe.muted, 0.12), surfaces),
    faint: on(tint(recipe.faint, 0.12), surfaces),
    brand: filled.brand,
    "brand-hover": filled.hover,
    "brand-ink": filled.ink,
    "brand-strong": on({ ...theme, l: recipe.strong }, [...surfaces, wash]),
    "brand-wash": wash,
    "brand-wash-text": washText,
    // On a light ground a grey button would look like one that is off.
    soft: recipe.away === 1 ? control : wash,
    "soft-text": recipe.away === 1 ? text : washText,
    ...heroColors(theme, ground, scheme, look),
    // Success looks the same in every brand: a red or golden one would say a mistake or a wait.
    good: signal("good"),
    "good-fill": good.brand,
    "good-ink": good.ink,
    "good-wash": recipe.signals.good.wash,
    gold: signal("gold"),
    /** Of a chart's bars. */
    "gold-mark": on(fromHex(recipe.signals.gold.fill), surfaces, CONTROL_CONTRAST),
    "gold-wash": recipe.signals.gold.wash,
    bad: signal("bad"),
    "bad-fill": bad.brand,
    "bad-ink": bad.ink,
    "bad-wash": recipe.signals.bad.wash,
    info: signal("info"),
    "info-wash": recipe.signals.info.wash,
  };
}

function recipeOf(scheme: PaletteScheme, { ground }: PaletteLook): SchemeRecipe {
  if (scheme === "paper") return schemeRecipes.paper;
  if (ground === "ink") return schemeRecipes[scheme];
  return schemeRecipes[`${ground}${scheme === "dark" ? "Dark" : "Light"}`];
}

/** The hero and the balance card, with the letters and the button on them. */
function heroColors(theme: Oklch, ground: Oklch, scheme: PaletteScheme, look: PaletteLook) {
  const recipe = heroOf(scheme, look);
  const tint = (l: number, strength: number): Oklch => ({ ...ground, l, c: Math.min(ground.c, 0.17) * strength });
  const field = (index: 0 | 1 | 2) => toHex(tint(recipe.field[index], Math.max(0.1, recipe.tint - index * 0.08)));
  const fields = [field(0), field(1), field(2)];
  const lighter = recipe.away === 1;
  const control = toHex(tint(recipe.control, lighter ? recipe.tint - 0.04 : 0.03));
  const on = (start: Oklch, grounds: readonly string[], ratio = TEXT_CONTRAST) =>
    nearest(start, lighter ? 1 : -1, (hex) => hasContrast(hex, grounds, ratio));
  const filled = fill(theme, tint(0.17, 0.2), fields, lighter ? 3 : 1);
  return {
    "field-1": field(0),
    "field-2": field(1),
    "field-3": field(2),
    "field-line": toHex(tint(recipe.field[0] + (lighter ? 0.1 : -0.06), recipe.tint + 0.06)),
    "field-text": on(tint(lighter ? 0.98 : 0.25, lighter ? 0.03 : 0.4), [...fields, control], 7),
    "field-muted": on(tint(lighter ? 0.78 : 0.45, 0.2), fields),
    "field-gold": on(fromHex(schemeRecipes.dark.signals.gold.fill), fields),
    "field-control": control,
    "field-brand": filled.brand,
    "field-brand-hover": filled.hover,
    "field-brand-ink": filled.ink,
    pitch: toHex(tint(lighter ? 0.46 : 0.72, 0.55)),
  };
}

function heroOf(scheme: PaletteScheme, { hero, ground }: PaletteLook) {
  if (hero === "light") return scheme === "dark" ? heroRecipes.darkOnLight : heroRecipes.light;
  if (ground === "deep") return heroRecipes.deep;
  return scheme === "dark" ? heroRecipes.dark : heroRecipes.darkOnLight;
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

/** A colour as the fill of a button, and the colour of the text on it (the ink). */
function fill(color: Oklch, dark: Oklch, surfaces: readonly string[], whiteInkFrom: number) {
  const white = "#ffffff";
  const darkInk = toHex(dark);
  const inks = contrast(toHex(color), white) >= whiteInkFrom ? [white, darkInk] : [darkInk, white];
  for (const ink of inks) {
    const isGood = (hex: string) => contrast(hex, ink) >= TEXT_CONTRAST && hasContrast(hex, surfaces, CONTROL_CONTRAST);
    const away = ink === white ? -1 : 1;
    const brand = search(color, away, isGood) ?? search(color, away === 1 ? -1 : 1, isGood);
    if (brand === undefined) continue;
    const base = fromHex(brand);
    const hovers = [base.l + 0.045, base.l - 0.045].map((l) => toHex({ ...base, l: Math.min(1, Math.max(0, l)) }));
    return { brand, ink, hover: hovers.find(isGood) ?? brand };
  }
  throw new Error(`no text colour has enough contrast on ${toHex(color)}`);
}
