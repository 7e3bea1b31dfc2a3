import type { Brand } from "./brand.ts";
import { hueScale } from "./hue-scale.ts";
import { palette } from "./palette.ts";

/**
 * The brand's colours as custom properties of `root`. The dark set is the base; the light set overrides it, name by
 * name.
 */
export function brandCss(brand: Brand, root = `:root[data-brand="${brand.id}"]`): string {
  const light = declarations(palette(brand.themeColor, "light"));
  return [
    `${root}{${declarations(hueScale(brand.themeColor), "brand-")}${declarations(palette(brand.themeColor, "dark"))}}`,
    `${root}[data-scheme="light"]{${light}}`,
    `@media (prefers-color-scheme:light){${root}[data-scheme="device"]{${light}}}`,
  ].join("\n");
}

function declarations(values: Readonly<Record<string, string>>, prefix = ""): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");
}
