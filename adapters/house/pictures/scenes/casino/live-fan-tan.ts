import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, type Point, path, place, rect } from "../../kit/shapes.ts";

const PILE: readonly Point[] = [
  [96, 168],
  [118, 176],
  [142, 180],
  [84, 182],
  [106, 188],
  [130, 194],
  [156, 192],
  [112, 160],
  [136, 166],
  [160, 174],
  [124, 152],
  [148, 156],
  [176, 184],
];
const FOURS: readonly Point[] = [
  [226, 188],
  [248, 184],
  [230, 204],
  [253, 200],
  [276, 178],
  [297, 174],
  [281, 193],
  [302, 189],
];

/** A brass bowl is lifted from the beads; four by four they are counted with a stick. */
export function liveFanTan(): string {
  const bead = ([x, y]: Point) =>
    `${ellipse(x + 2, y + 6, 12, 5, "#000", `opacity=".45" filter="${blur(1.5)}"`)}${ellipse(x, y, 11.5, 8.5, radial(0.35, 0.25, 0.8, "#ffffff", "#f2ead6 .4", "#b8a67c"))}${ellipse(x - 3, y - 3, 3.5, 2, "#fff", 'opacity=".9"')}`;
  const bowl = `${path("M-66-6C-66-54-38-72 0-72S66-54 66-6z", linear(1, 0.3, "#ffe9a8", "#e0a83a .3", "#8a560f .75", "#f0c45e"))}${line("M-58-22Q0-8 58-22M-50-40Q0-26 50-40", "#7a4a0a", 1.8, 'opacity=".55"')}${ellipse(0, -6, 66, 15, GOLD)}${ellipse(0, -5, 59, 11, "#2a1404")}${ellipse(0, -74, 12, 5, GOLD_SIDE)}${circle(0, -83, 9, GOLD_ROUND)}`;
  return `${backdrop("#1f8a86", "#0a3f44", "#03171b", 0.4, 0.15)}
${discs({ box: [0, 0, 320, 90], count: 20, colors: ["#ffe0a0", "#8af0e0"], size: 8, strength: 0.36, seed: 12, soft: 1.4 })}
${beam(130, -20, 30, 240, 230, "#eafff8", 0.42)}
${ellipse(160, 196, 176, 54, linear(0, 1, "#7a4a22", "#2c1607"))}${ellipse(160, 190, 168, 49, radial(0.4, 0.3, 0.8, "#1f6d5c", "#0c3a34", "#06211f"), `stroke="${GOLD}" stroke-width="2"`)}
${line("M206 156L196 228M262 152L262 226", "#ffe6b0", 1.2, 'opacity=".4"')}
${glow("#fff0c0", 130, 150, 90, 0.55)}${ellipse(130, 180, 66, 24, "#000", `opacity=".35" filter="${blur(5)}"`)}
${[...PILE]
  .sort((a, b) => a[1] - b[1])
  .map(bead)
  .join("")}${FOURS.map(bead).join("")}
${group(shadow(14, 9, 0.55), place(132, 112, group(clay(3, 0.4), bowl), { turn: -16, scale: 1.08 }))}
${place(252, 132, rect(-70, -3, 140, 6, 3, linear(0, 1, "#f3d9a0", "#8a5a22")), { turn: -52, filter: shadow(6, 3, 0.5) })}${vignette(0.55)}`;
}
