import { neon, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, ground, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { circle, group, line, path, place } from "../../kit/shapes.ts";
import { football } from "../../parts/football.ts";

/** Three pieces of turf as steps, a ball on each, and one line of gold through them. */
export function footballParlay(): string {
  const step = (height: number) =>
    `${path(`M-46 0L0 22V${22 + height}L-46 ${height}z`, linear(1, 0, "#1d3f6e", "#0f2549"))}${path(`M46 0L0 22V${22 + height}L46 ${height}z`, linear(1, 0, "#0a1a38", "#132f5c"))}${path("M-46 0L0-22 46 0 0 22z", linear(1, 1, "#52dc8e", "#138a4c"))}${path("M-34.500-5.500L11.500 16.500 0 22-46 0zM-11.500-16.500L34.500 5.500 23 11-23-11z", "#b6ffd6", 'opacity=".16"')}${line("M-46 0L0-22 46 0 0 22z", "#d8ffe8", 1.2, 'opacity=".7"')}`;
  return `${backdrop("#2f7fd8", "#0e2f6e", "#040b22", 0.62, 0.25)}${discs({ box: [0, 0, 320, 240], count: 26, colors: ["#9fd0ff", "#ffe9a0"], size: 7, strength: 0.28, seed: 7, soft: 1.4 })}
${glow("#8fe0ff", 220, 80, 130, 0.55)}
${group(shadow(8, 8, 0.5), `${place(70, 172, step(90))}${place(160, 132, step(130))}${place(250, 92, step(170))}`)}
${place(0, 0, line("M20 168C50 96 70 96 84 128M96 128C120 60 150 60 170 88M184 88C210 18 236 16 256 46", "#ffe27a", 4, 'stroke-dasharray="2 10"'), { filter: neon("#ffc21e", 3) })}
${ground(70, 172, 22, 0.5, 8)}${football(70, 152, 25, 0.3, 0.3)}${ground(160, 132, 24, 0.5, 8)}${football(160, 109, 28, 1.1, 0.5)}${ground(250, 92, 27, 0.5, 9)}${football(250, 65, 32, 0.6, 0.2)}
${place(290, 28, `${circle(0, 0, 17, GOLD)}${path("M-8 0L-2 7 9-7", "none", 'stroke="#5a3a04" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"')}`, { filter: shadow(3, 3) })}
${discs({ box: [180, 10, 130, 110], count: 22, colors: ["#ffffff", "#fff3a0"], size: 1.8, strength: 1, seed: 15 })}${vignette(0.5)}`;
}
