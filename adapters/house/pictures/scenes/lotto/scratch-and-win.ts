import { define } from "../../kit/definitions.ts";
import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat, star, text } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** A coin scratches the silver off a ticket, and three sevens show. */
export function scratchAndWin(): string {
  const clip = define('<clipPath id="$id"><rect x="-100" y="-22" width="200" height="66" rx="10"/></clipPath>');
  const rubbed = "M-92 30C-80-20-70-20-62 26-50-24-40-24-32 26-20-24-10-24 0 26 10-24 20-20 30 22 38-10 46-10 52 10";
  const ticket = `${rect(-118, -76, 236, 146, 14, linear(0.5, 1, "#ff6ab0", "#e02a7a", "#8a0a5a"))}${repeat(13, (index) => circle(-118, -66 + index * 10.5, 3, "#ffe0a0") + circle(118, -66 + index * 10.5, 3, "#ffe0a0"))}${repeat(5, (index) => place(-76 + index * 38, -49, path(star(5, index === 2 ? 17 : 11, index === 2 ? 8 : 5), GOLD, 'stroke="#a0540a" stroke-width=".8"')))}
<g clip-path="url(#${clip})">${rect(-100, -22, 200, 66, 10, "#fff8e4")}${[-62, -6, 56].map((x) => text(x, 32, 58, "7", linear(0, 1, "#ff5a3a", "#b00a2a"), 'font-weight="700"')).join("")}
<g>${path("M52-22H100V44H30C46 30 40 8 52-22z", linear(1, 1, "#eef2f6", "#9aa6b4 .5", "#d8e0e8"))}${line(rubbed, "#c8d0da", 2.5, 'opacity=".8"')}${repeat(7, (index) => line(`M${60 + (index % 3) * 12} ${-14 + index * 8}h16`, "#ffffff", 1.2, 'opacity=".6"'))}</g></g>${rect(-100, -22, 200, 66, 10, "none", `stroke="${GOLD}" stroke-width="3"`)}`;
  return `${backdrop("#ffe24a", "#ff8a1e", "#8a2a0a", 0.5, 0.4)}${rays(160, 110, 20, 240, "#fffbd0", 0.5)}${glow("#fffbe0", 160, 110, 150, 0.6)}${group(shadow(10, 9, 0.5), place(152, 118, ticket, { turn: -9, scale: 1.12 }))}
${group(shadow(8, 7, 0.55), coin(216, 92, 37, { turn: 24, open: 0.84 }))}${line("M236 130Q244 140 240 152M252 124Q262 132 260 146", "#e8eef4", 3, `opacity=".8" filter="${blur(0.8)}"`)}
${discs({ box: [150, 90, 130, 90], count: 36, colors: ["#c8d0da", "#ffffff"], size: 2.4, strength: 1, seed: 17 })}${discs({ box: [10, 10, 300, 200], count: 20, colors: ["#ffffff"], size: 2.2, strength: 1, seed: 18 })}${vignette(0.4)}`;
}
