import { contrast } from "../../../web/brand/oklch.ts";
import { palette } from "../../../web/brand/palette.ts";

/** What the theme colour becomes in each scheme, and the contrasts that it then has. */
export function colorNotes({ themeColor, scheme }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof themeColor !== "string" || !/^#[0-9a-f]{6}$/i.test(themeColor)) return [];
  const schemes = (["dark", "light"] as const).filter((one) => scheme === "device" || scheme === one);
  return schemes.flatMap((one) => {
    const { brand, "brand-ink": ink, "ink-0": page } = palette(themeColor, one);
    const figures = `${round(contrast(brand, ink))}:1 with the text on it, ${round(contrast(brand, page))}:1 with the page`;
    const before = round(contrast(themeColor, page));
    return brand === themeColor.toLowerCase()
      ? [`${themeColor} stays as it is in the ${one} scheme: ${figures}`]
      : [`${themeColor} (${before}:1 with the page) becomes ${brand} in the ${one} scheme: ${figures}`];
  });
}

function round(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
