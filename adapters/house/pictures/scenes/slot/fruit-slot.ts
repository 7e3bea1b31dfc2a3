import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place } from "../../kit/shapes.ts";

/** Cherries, a melon and a lemon, as shiny as sweets. */
export function fruitSlot(): string {
  const cherry = (x: number, y: number) =>
    `${group(clay(7, 0.9), circle(x, y, 31, radial(0.4, 0.3, 0.8, "#ff6a6a", "#e0142e .5", "#7a0418")))}${ellipse(x - 10, y - 12, 9, 6, "#ffffff", `opacity=".8" transform="rotate(-30 ${x - 10} ${y - 12})" filter="${blur(1)}"`)}`;
  const melon = `${group(clay(5, 0.5), path("M-84-20A84 84 0 0084-20L76-22A76 76 0 01-76-22z", "#1f9a3a"))}${path("M-76-20A76 76 0 0076-20L70-20A70 70 0 01-70-20z", "#eaffd0")}${group(clay(6, 0.6), path("M-70-20A70 70 0 0070-20z", linear(0, 1, "#ff6a6a", "#e81e3e")))}${[
    [-40, 0],
    [-14, 4],
    [14, 4],
    [40, 0],
    [-26, 22],
    [0, 28],
    [26, 22],
  ]
    .map(([x = 0, y = 0]) => place(x, y, path("M0-6C4-2 4 4 0 6-4 4-4-2 0-6z", "#1a0a0a")))
    .join("")}`;
  return `${backdrop("#ff8ae0", "#a02ad0", "#2c0a5a", 0.5, 0.42)}${rays(160, 116, 22, 240, "#ffe0fa", 0.35)}${glow("#fff0fa", 160, 110, 140, 0.7)}
${group(shadow(9, 8, 0.45), place(176, 164, melon, { turn: -12, scale: 1.1 }))}
${group(shadow(8, 8, 0.45), place(236, 96, `${group(clay(8, 0.8), path("M-54 8C-58-2-62-4-64-2-62 12-54 20-50 24-30 44 24 46 46 22 54 18 60 8 60-2 56-2 52-2 48-8 30-34-34-30-54 8z", radial(0.4, 0.3, 0.8, "#fff6a0", "#ffd81e .5", "#c88a04")))}`, { turn: -28, scale: 0.98 }))}
${group(shadow(8, 8, 0.5), `${line("M84 104C92 66 116 40 146 26M134 122C138 84 140 54 146 26", "#3a7a1e", 5)}${group(clay(3, 0.5), path("M146 28C160 4 194 0 214 14 200 34 168 42 146 28z", linear(1, 1, "#9af05a", "#1f8a2e")))}${line("M148 27Q180 14 208 15", "#0f5a1e", 1.6)}${cherry(82, 128)}${cherry(136, 146)}`)}
${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#ffffff", "#fff3a0", "#ffb0f0"], size: 2.4, strength: 1, seed: 3 })}${vignette(0.4)}`;
}
