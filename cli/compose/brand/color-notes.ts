import type { Brand } from "../../../web/brand/brand.ts";
import { DEFAULT_LOOK } from "../../../web/brand/look/look-fields.ts";
import { schemeColors } from "../../../web/brand/look/scheme-colors.ts";
import { contrast } from "../../../web/brand/oklch.ts";

/** What the theme colour becomes in each scheme, and the contrasts that it then has. */
export function colorNotes({ themeColor, scheme, look = DEFAULT_LOOK }: Brand): readonly string[] {
  const schemes = (["dark", "light"] as const).filter((one) => scheme === "device" || scheme === one);
  return schemes.flatMap((one) => {
    const { brand = themeColor, "brand-ink": ink = "", "ink-0": page = "" } = schemeColors({ themeColor, look }, one);
    const figures = `${round(contrast(brand, ink))}:1 with the text on it, ${round(contrast(brand, page))}:1 with the page`;
    const before = round(contrast(themeColor, page));
    return brand === themeColor
      ? [`${themeColor} stays as it is in the ${one} scheme: ${figures}`]
      : [`${themeColor} (${before}:1 with the page) becomes ${brand} in the ${one} scheme: ${figures}`];
  });
}

function round(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
