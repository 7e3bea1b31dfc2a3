import type { BrandLook } from "./brand-look.ts";
import { lookTokens, STILL } from "./look-tokens.ts";
import { markImage } from "./mark-image.ts";
import { schemeColors } from "./scheme-colors.ts";

/** The rules of a look that are no tokens of a scheme: pictures, less motion, and cards with a scheme of their own. */
export function lookCss(brand: BrandLook & { readonly logo?: string | undefined }, root: string): readonly string[] {
  const { id, look } = brand;
  const pictures = [
    `--mark:${markImage(brand)};`,
    look.card ? `--card-art:var(--card-shade),url("/brands/${id}/${look.card}") right center/cover no-repeat;` : "",
  ];
  const paper =
    look.cards === "paper"
      ? [
          `${root} [data-card]{${declarations(lookTokens(look))}${declarations(schemeColors(brand, "paper"))}color:var(--text)}`,
        ]
      : [];
  return [
    `${root}{${pictures.join("")}}`,
    ...paper,
    `@media (prefers-reduced-motion:reduce){${root}{${declarations(STILL)}}}`,
  ];
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
