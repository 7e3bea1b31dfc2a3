import type { Brand } from "./brand.ts";
import { hueScale } from "./hue-scale.ts";
import { lookCss } from "./look/look-css.ts";
import { DEFAULT_LOOK } from "./look/look-fields.ts";
import { lookTokens } from "./look/look-tokens.ts";
import { schemeColors } from "./look/scheme-colors.ts";

/** The brand's colours and look as custom properties. The dark set is the base; the light set overrides it, name by name. */
export function brandCss(brand: Brand, root = `:root[data-brand="${brand.id}"]`): string {
  const { id, themeColor, logo, look = DEFAULT_LOOK } = brand;
  const [light, dark] = (["light", "dark"] as const).map((scheme) =>
    declarations(schemeColors({ themeColor, look }, scheme)),
  );
  const same = declarations(hueScale(look.groundColor ?? themeColor), "brand-") + declarations(lookTokens(look));
  return [
    `${root}{${same}${dark}}`,
    `${root}[data-scheme="light"]{${light}}`,
    `@media (prefers-color-scheme:light){${root}[data-scheme="device"]{${light}}}`,
    ...lookCss({ id, themeColor, logo, look }, root),
  ].join("\n");
}

function declarations(values: Readonly<Record<string, string>>, prefix = ""): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");
}
