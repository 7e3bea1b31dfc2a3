import { type PaletteScheme, palette } from "../palette.ts";
import type { BrandLook } from "./brand-look.ts";
import { lookColors } from "./look-colors.ts";

/** All colours of a brand in one scheme, by the names of the custom properties. */
export function schemeColors(
  { themeColor, look }: Omit<BrandLook, "id">,
  scheme: PaletteScheme,
): Readonly<Record<string, string>> {
  // On paper the ground's colour is the stronger one: gold would be pale there.
  const onPaper = scheme === "paper" && look.groundColor !== undefined;
  const colors = onPaper
    ? palette(look.groundColor ?? themeColor, scheme, { ...look, groundColor: themeColor })
    : palette(themeColor, scheme, look);
  const paper = scheme === "light" ? colors : paperOf({ themeColor, look });
  return {
    ...colors,
    ...lookColors(colors, look),
    "paper-card": paper["ink-1"],
    "paper-card-ink": paper.text,
    "paper-card-muted": paper.muted,
  };
}

function paperOf({ themeColor, look }: Omit<BrandLook, "id">) {
  return palette(look.groundColor ?? themeColor, "paper", { ...look, groundColor: themeColor });
}
