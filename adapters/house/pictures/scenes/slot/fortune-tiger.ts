import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, path, place, rect, text } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { tiger } from "../../parts/creatures/tiger.ts";

/** A rich tiger in red silk with an ingot of gold. */
export function fortuneTiger(): string {
  const look = {
    fur: ["#ffc45a", "#f48a1e", "#b8500a"],
    belly: "#fff6e4",
    stripe: "#2a1006",
    eye: ["#eaffb0", "#3aa02a"],
  } as const;
  return `${backdrop("#ffd23c", "#f0701e", "#8a140e", 0.5, 0.4)}${rays(160, 100, 20, 240, "#fffbd0", 0.5)}${glow("#fffbe0", 160, 96, 130, 0.7)}
${group(shadow(8, 8, 0.45), group(clay(9, 0.4), path("M60 240C58 190 88 160 160 160S262 190 260 240z", linear(0, 1, "#e8283c", "#8a0a1e"))))}${path("M140 162L160 190 180 162z", GOLD)}${circle(160, 206, 4, GOLD)}${circle(160, 224, 4, GOLD)}
${group(shadow(9, 9, 0.5), place(160, 108, tiger(look), { scale: 1.12 }))}
${group(shadow(5, 5, 0.5), place(160, 44, `${group(clay(4, 0.6), `${path("M-46 8C-44-22-22-36 0-36S44-22 46 8z", linear(0, 1, "#e8283c", "#7a0818"))}${rect(-52, 4, 104, 13, 6, GOLD)}`)}${circle(0, -38, 7, GOLD)}${circle(0, -12, 13, GOLD)}${text(0, -5, 20, "฿", "#8a1a0a", 'font-weight="700"')}`, { scale: 0.86 }))}
${group(shadow(6, 6, 0.5), place(160, 212, group(clay(5, 0.8), `${path("M-54-14C-44-8-34-6-26-14-18-30 18-30 26-14 34-6 44-8 54-14 52 8 36 22 0 22S-52 8-54-14z", linear(0, 1, "#fff3b0", "#f7c53a .5", "#b07414"))}${ellipse(0, -14, 25, 8, "#ffe88a")}`), { scale: 1.05 }))}
${(
  [
    [42, 212, 26, -14],
    [88, 230, 20, 10],
    [236, 230, 20, -10],
    [280, 212, 26, 14],
    [30, 66, 16, 20],
    [288, 58, 18, -20],
  ] as const
)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.72 }))
  .join("")}
${discs({ box: [10, 10, 300, 200], count: 30, colors: ["#ffffff", "#fff3a0"], size: 2.4, strength: 1, seed: 17 })}${vignette(0.4)}`;
}
