import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** A steam engine full of gold comes straight at the viewer. */
export function goldTrain(): string {
  const steam = (x: number, y: number, size: number) =>
    circle(x, y, size, "#fff0e0", `opacity=".6" filter="${blur(6)}"`);
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#3a1a4a 0", "#c85a3a .45", "#ffb86a .62", "#3a1a14 .64", "#1a0a08 1"))}${glow("#ffd88a", 160, 130, 190, 0.7)}
${path("M0 152L40 110 84 146 120 96 150 150zM320 152L286 104 246 148 214 112 180 150z", "#5a2a3a", 'opacity=".8"')}
${repeat(7, (index) => path(`M${124 - index * 22} ${172 + index * 11}H${196 + index * 22}L${202 + index * 24} ${178 + index * 12}H${118 - index * 24}z`, "#4a2812"))}${line("M140 160L30 250M180 160L290 250", "#e8e0d8", 5)}
${steam(70, 60, 34)}${steam(110, 34, 40)}${steam(160, 20, 44)}${steam(216, 38, 36)}${steam(44, 150, 26)}${steam(276, 154, 28)}${steam(30, 180, 22)}${steam(292, 186, 22)}
${(
  [
    [96, 94, 16, -20],
    [224, 92, 17, 20],
    [82, 108, 15, 6],
    [238, 108, 15, -8],
  ] as const
)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.8 }))
  .join("")}
${group(
  shadow(8, 10, 0.7),
  place(
    160,
    128,
    `${group(clay(5, 0.7), `${path("M-20-66L-26-108H26L20-66z", linear(1, 0, "#6a3a0a", "#ffe08a .4", "#8a4a0a"))}${rect(-32, -118, 64, 13, 5, GOLD)}${rect(-84, 30, 168, 26, 6, linear(0, 1, "#e0283a", "#6a0a14"))}`)}${group(clay(10, 0.7), circle(0, -16, 62, GOLD))}${circle(0, -16, 51, linear(0.3, 1, "#4a2c1a", "#1a0c08"))}${repeat(16, (index) => place(0, -16, circle(0, -56, 2.6, "#7a4a0a"), { turn: index * 22.5 }))}${group(clay(5, 0.8), circle(0, -16, 40, GOLD))}${circle(0, -16, 31, radial(0.4, 0.35, 0.8, "#ffffff", "#fff6c0 .5", "#ffc83a"))}
${group(clay(4, 0.7), `${path("M-88 56H88L54 98H-54z", linear(0, 1, "#f0c04a", "#7a4a0a"))}`)}${repeat(9, (index) => line(`M${-72 + index * 18} 58L${-46 + index * 11.5} 96`, "#5a300a", 3))}${circle(-66, 43, 9, GOLD_ROUND)}${circle(66, 43, 9, GOLD_ROUND)}${rect(-30, 34, 60, 18, 4, GOLD)}`,
    { scale: 1.02 },
  ),
)}
${glow("#fffbe0", 160, 112, 80, 1)}${glow("#ffffff", 160, 112, 36, 1)}${path("M130 112L-10 250H330L190 112z", linear(0, 1, "#fff6c0 0 .5", "#fff6c0 1 0"), `filter="${blur(8)}"`)}
${discs({ box: [10, 10, 300, 220], count: 34, colors: ["#ffe27a", "#ffb06a"], size: 2.2, strength: 1, seed: 3 })}${vignette(0.5)}`;
}
