import { chance } from "../../kit/chance.ts";
import { define } from "../../kit/definitions.ts";
import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat, round, star, text } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** A coin scratches the silver off a card and shows three sevens. */
export function scratchAndWin(): string {
  const random = chance(83);
  const stroke = "M-76 14L-68-18-56 20-44-18-36 16-26-10M-20 16L-10-20 2 20 12-18 22 16 28-6M38 12L48-20 58 18 64-8";
  const mask = define(
    `<mask id="$id" maskUnits="userSpaceOnUse" x="-100" y="-40" width="200" height="80"><rect x="-100" y="-40" width="200" height="80" fill="#fff"/><path d="${stroke}" fill="none" stroke="#000" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"/></mask>`,
  );
  const sevens = [-58, 0, 58]
    .map(
      (x) =>
        `${text(x, 24, 66, "7", "#8a0a1e", 'font-weight="700"')}${text(x - 1, 22, 66, "7", linear(0.3, 1, "#ff7a5a", "#e0162c"), 'font-weight="700"')}`,
    )
    .join("");
  const glints = repeat(9, (index) => `M${index * 24 - 110} 36l26-72`);
  const foil = `<g mask="url(#${mask})">${rect(-92, -34, 184, 68, 8, STEEL)}${line(glints, "#fff", 5, 'opacity=".35"')}${[-60, -20, 20, 60, 84].map((x, index) => place(x, index % 2 === 0 ? 14 : -14, path(star(5, 8, 3.6), "#7d8aa0", 'opacity=".6"'))).join("")}</g>`;
  const stars = [-84, -56, 56, 84]
    .map((x, index) => place(x, -58 + (index % 2) * 4, path(star(5, 10, 4.6), "#fff6c8")))
    .join("");
  const diamond = group(
    clay(1.6, 0.7),
    path("M-24-66L-14-78H14L24-66 0-42z", linear(1, 1, "#e8fbff", "#5ad8ff", "#1a7ae0")),
  );
  const ticket = `${rect(-108, -92, 216, 184, 14, linear(1, 1, "#ff5aa8", "#e81f6e .5", "#9a0a5a"))}${rect(-102, -86, 204, 172, 10, "none", `stroke="${GOLD}" stroke-width="3"`)}${stars}${diamond}${line("M-24-66H24M-8-66L0-44 8-66", "#fff", 1.2, 'opacity=".8"')}${rect(-97, -39, 194, 78, 11, GOLD)}${rect(-92, -34, 184, 68, 8, radial(0.5, 0.5, 0.7, "#fffdf0", "#ffe9a8"))}${sevens}${foil}${repeat(3, (index) => circle(index * 56 - 56, 62, 16, linear(1, 1, "#ffb0d4", "#c2135e"), 'stroke="#ffd0e6" stroke-width="1.500"'))}${repeat(3, (index) => text(index * 56 - 56, 70, 22, "฿", "#fff6c8", 'font-weight="700"'))}`;
  const crumbs = repeat(46, () => {
    const angle = random() * Math.PI * 2;
    const reach = 16 + random() * 62;
    return place(
      228 + reach * Math.cos(angle),
      118 + reach * 0.8 * Math.sin(angle),
      path("M-3-1L1-3 3 1-1 3z", "#c9d3de"),
      { turn: round(random() * 360), scale: round(0.4 + random() * 0.9) },
    );
  });
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.42, 0.75, "#fff6b0", "#ffd02e .45", "#f0920a"))}${rays(150, 110, 18, 280, "#ffffff", 0.42)}
${glow("#ffffff", 150, 108, 150, 0.6)}${place(146, 116, ticket, { turn: -10, scale: 1.02, filter: shadow(8, 7, 0.5) })}
${place(0, 0, crumbs, { filter: shadow(2, 1, 0.4) })}${coin(254, 124, 44, { turn: 16, open: 0.92, filter: shadow(8, 6, 0.6) })}
${discs({ box: [10, 10, 300, 220], count: 26, colors: ["#ffffff", "#ff8ac0", "#5ad8ff"], size: 2.8, strength: 0.95, seed: 79 })}${vignette(0.3)}`;
}
