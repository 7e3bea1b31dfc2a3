import { fromHex, toHex } from "../oklch.ts";
import type { Palette } from "../palette.ts";
import type { Look } from "./look-fields.ts";
import { patternImage } from "./pattern-image.ts";

/** The colours of a look that decorate, made of a scheme's palette: glows, fine lines, shades over pictures, patterns. */
export function lookColors(colors: Palette, look: Look): Readonly<Record<string, string>> {
  const brand = fromHex(colors["field-brand"]);
  const hasWhiteInk = colors["field-brand-ink"] === "#ffffff";
  // The lightest of a light hero: the art stays clear. Dark letters have more contrast on it than on the others.
  const field = look.hero === "light" ? colors["field-1"] : colors["field-3"];
  const pageLine = look.pattern === "scales" ? colors.hairline : undefined;
  return {
    "brand-glow": `${colors.brand}3d`,
    "brand-edge": toHex({ ...brand, l: brand.l * 0.66 }),
    "brand-light": toHex({ ...brand, l: Math.min(0.97, brand.l + 0.08), c: brand.c * 0.7 }),
    "brand-cut": `${colors["brand-ink"]}59`,
    "shade-glow": shadeOf(look, colors),
    "hairline-half": `${colors.hairline}8c`,
    "hairline-faint": `${colors.hairline}4d`,
    // Moves the fill away from the letters on it.
    sheen: hasWhiteInk
      ? "linear-gradient(#00000000, #00000038)"
      : "linear-gradient(#ffffff8c, #ffffff1f 52%, #ffffff00)",
    "card-shade": `linear-gradient(to right, ${field}f2, ${field}d9 52%, ${field}8c 76%, ${field}1a)`,
    "hero-shade": `linear-gradient(to right, ${field}eb, ${field}b3 40%, ${field}00 76%)`,
    "card-pattern": patternImage(look.pattern, `${colors.pitch}6b`),
    "page-pattern": pageLine === undefined ? "none" : patternImage("scales", `${pageLine}26`),
  };
}

function shadeOf(look: Look, colors: Palette): string {
  if (look.hero !== "light") return "#00000059";
  const strong = fromHex(colors["brand-strong"]);
  return `${toHex({ ...strong, l: 0.42, c: Math.min(strong.c, 0.08) })}24`;
}
