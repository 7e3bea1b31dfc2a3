import { neon, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { radial } from "../../kit/paint.ts";
import { circle, group, path, place } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { dragon } from "../../parts/creatures/dragon.ts";

/** A golden dragon in flames guards a pearl of fire. */
export function goldenDragonJackpot(): string {
  const flames =
    "M20 240C-10 180 40 160 24 110 60 130 62 160 58 180 80 150 74 110 60 84 104 104 112 150 104 190 130 150 190 150 216 190 208 150 216 104 260 84 246 110 240 150 262 180 258 160 260 130 296 110 280 160 330 180 300 240z";
  return `${backdrop("#d8200e", "#6a0408", "#180202", 0.5, 0.45)}${rays(160, 100, 20, 240, "#ffb02a", 0.4)}${place(0, 0, path(flames, radial(0.5, 1, 0.9, "#fff0a0", "#ff9a1e .4", "#d8200e 1 .6")), { filter: neon("#ff5a0a", 6), opacity: 0.85 })}${glow("#ffd24a", 160, 96, 140, 0.8)}
${group(shadow(9, 9, 0.6), place(160, 98, dragon({ light: "#fff3b0", middle: "#f2b02a", dark: "#8a4204", mane: ["#ff8a4a", "#d81e1e", "#6a0410"], eye: "#ff5a1e" }), { scale: 1.24 }))}
${place(160, 186, circle(0, 0, 25, radial(0.36, 0.3, 0.8, "#ffffff", "#ffe0a0 .3", "#ff6a2a .7", "#a0140a")), { filter: neon("#ff9a2a", 6) })}
${(
  [
    [40, 222, 25, -12],
    [96, 228, 22, 8],
    [224, 228, 22, -8],
    [282, 222, 25, 12],
  ] as const
)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.62 }))
  .join("")}
${discs({ box: [20, 10, 280, 220], count: 50, colors: ["#ffe27a", "#ff9a4a", "#ffffff"], size: 2.2, strength: 1, seed: 5 })}${vignette(0.5)}`;
}
