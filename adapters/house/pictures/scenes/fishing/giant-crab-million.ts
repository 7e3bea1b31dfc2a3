import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";

/** A giant crab lifts its claws over a hill of coins. */
export function giantCrabMillion(): string {
  const shell = linear(0.2, 1, "#ff9a5a", "#e8361e .45", "#8a0a14");
  const claw =
    "M0 0C-18-10-26-34-18-56-10-74 8-84 24-80 14-72 8-62 10-52 18-60 28-64 40-62 44-44 38-20 22-6 14 0 6 2 0 0z";
  return `${backdrop("#ffae4a", "#a83a6a", "#2a0a3c", 0.5, 0.35)}${rays(160, 120, 22, 230, "#ffe27a", 0.35)}${glow("#ffe08a", 160, 110, 150, 0.75)}
${discs({ box: [0, 0, 320, 220], count: 30, colors: ["#ffe0b0", "#ffffff"], size: 6, strength: 0.3, seed: 27, soft: 1.2 })}
${group(
  shadow(10, 10, 0.55),
  place(
    160,
    128,
    `${both(`${line("M52 26C82 18 98 34 106 58M48 38C74 38 88 54 92 78M40 48C60 54 70 68 70 90", "#7a0a14", 13)}${line("M52 26C82 18 98 34 106 58M48 38C74 38 88 54 92 78M40 48C60 54 70 68 70 90", "#e8402a", 8)}${line("M56-4C78-10 88-26 90-42", "#8a0a14", 18)}${line("M56-4C78-10 88-26 90-42", "#f0502e", 12)}`)}${group(rim("#ffe6b0", 1.5, 0.7), group(clay(6, 0.7), both(place(88, -36, path(claw, shell), { turn: 12, scale: 1.05 }))))}
${group(rim("#ffe6c0", 2, 0.6), group(clay(11, 0.7), path("M-70 6C-74-28-40-48 0-48S74-28 70 6C66 40 38 54 0 54S-66 40-70 6z", shell)))}
${path("M-54 26C-30 40 30 40 54 26 42 46 22 52 0 52S-42 46-54 26z", "#ffd8a8", 'opacity=".75"')}${ellipse(-30, -16, 10, 7, "#ffb07a", 'opacity=".7"')}${ellipse(34, -20, 8, 6, "#ffb07a", 'opacity=".7"')}${ellipse(6, -32, 7, 4.5, "#ffb07a", 'opacity=".7"')}
${both(`${line("M22-42L26-62", "#c01e1c", 8)}${circle(27, -68, 14, radial(0.4, 0.3, 0.8, "#ffffff", "#ffffff .6", "#c8b0c0"))}${circle(25, -66, 7.5, "#1a0608")}${circle(22, -69, 2.6, "#ffffff")}${line("M14-82Q28-88 40-76", "#7a0a14", 5)}`)}${path("M-26 14Q0 36 26 14Q14 40 0 40T-26 14z", "#5a0610")}${path("M-14 22L-10 30-5 25zM14 22L10 30 5 25z", "#ffffff")}`,
    { scale: 0.98 },
  ),
)}
${(
  [
    [30, 214, 24, -14],
    [78, 226, 26, 8],
    [132, 218, 24, -6],
    [186, 226, 27, 10],
    [240, 216, 25, -10],
    [292, 222, 26, 12],
    [58, 196, 16, 20],
    [264, 194, 16, -20],
  ] as const
)
  .map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.6 }))
  .join("")}
${ellipse(140, 98, 40, 8, "#ffffff", `opacity=".4" filter="${blur(5)}"`)}${discs({ box: [20, 20, 280, 200], count: 34, colors: ["#fff8d0", "#ffe27a"], size: 2, strength: 1, seed: 29 })}${vignette(0.5)}`;
}
