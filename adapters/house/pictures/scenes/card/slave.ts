import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect } from "../../kit/shapes.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** The two of spades wears the crown, on a cushion of velvet. */
export function slave(): string {
  return `${backdrop("#7a4ae0", "#2e1470", "#0c0424", 0.5, 0.3)}${beam(160, -30, 50, 270, 240, "#fff0c8", 0.5)}${discs({ box: [0, 0, 320, 180], count: 22, colors: ["#ffe27a", "#c8b0ff"], size: 7, strength: 0.3, seed: 19, soft: 1.3 })}${glow("#ffe9a8", 160, 90, 130, 0.65)}
${ellipse(160, 220, 130, 20, "#000", 'opacity=".5"')}${group(clay(8, 0.4), path("M46 196C40 176 56 166 80 170 130 176 190 176 240 170 264 166 280 176 274 196 282 214 268 224 244 222 190 216 130 216 76 222 52 224 38 214 46 196z", linear(0, 1, "#c8285a", "#6a0a34")))}${line("M52 184C110 194 210 194 268 184", GOLD, 2.5)}${[
  [46, 178],
  [274, 178],
  [44, 216],
  [276, 216],
]
  .map(([x = 0, y = 0]) => circle(x, y, 7, GOLD_ROUND))
  .join("")}
${playingCard(98, 136, "4", "club", { turn: -24, scale: 0.94 })}${playingCard(222, 136, "3", "diamond", { turn: 24, scale: 0.94 })}${playingCard(160, 128, "2", "spade", { turn: -3, scale: 1.32 })}
${group(shadow(5, 5, 0.55), place(157, 46, `${group(clay(3.5, 0.8), path("M-50 22L-62-26-30-4 0-40 30-4 62-26 50 22z", GOLD))}${path("M-44 18Q0 4 44 18Z", "#8a1438", 'opacity=".55"')}${rect(-52, 18, 104, 14, 5, GOLD_ROUND)}${circle(-62, -29, 7, "#ff4a7a")}${circle(0, -44, 8, "#4ae0ff")}${circle(62, -29, 7, "#ff4a7a")}${circle(0, 25, 5, "#ff4a7a")}${circle(-28, 25, 4, "#4ae0ff")}${circle(28, 25, 4, "#4ae0ff")}`, { turn: -6, scale: 0.95 }))}
${discs({ box: [60, 10, 200, 150], count: 24, colors: ["#ffffff", "#ffe27a"], size: 2.2, strength: 1, seed: 21 })}${vignette(0.5)}`;
}
