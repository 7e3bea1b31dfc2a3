import { clay, neon, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, polygon, rect, repeat } from "../../kit/shapes.ts";

/** A pad in neon before the screens of an arena. */
export function eSportsLeagues(): string {
  const hexagon = polygon([
    [0, -120],
    [104, -60],
    [104, 60],
    [0, 120],
    [-104, 60],
    [-104, -60],
  ]);
  const body =
    "M-74-40C-50-50-30-46-18-40H18C30-46 50-50 74-40 92-24 104 22 100 48 96 68 74 70 62 54 52 42 44 28 34 24H-34C-44 28-52 42-62 54-74 70-96 68-100 48-104 22-92-24-74-40z";
  const button = (x: number, y: number, color: string) =>
    `${circle(x, y, 8, color)}${circle(x - 2, y - 2.5, 3, "#ffffff", 'opacity=".7"')}`;
  const stick = (x: number) =>
    `${circle(x, 16, 17, "#0a0618")}${group(clay(2.5, 0.6), circle(x, 14, 13.5, "#3a3358"))}${circle(x, 14, 8, "#221c3c")}`;
  return `${backdrop("#6a2ad8", "#220a58", "#07031a", 0.5, 0.42)}${rect(-14, 24, 96, 62, 4, linear(1, 1, "#18e0ff", "#1a2a9a"), 'opacity=".55" transform="skewY(8)"')}${rect(238, 72, 96, 62, 4, linear(1, 1, "#ff3ad0", "#5a0f8a"), 'opacity=".55" transform="skewY(-8)"')}
${beam(160, -30, 30, 290, 240, "#c8a8ff", 0.4)}${place(160, 104, line(hexagon, "#28f0ff", 2.5), { filter: neon("#18d0ff", 5), turn: 0, scale: 0.94 })}${place(160, 104, line(hexagon, "#ff4ae0", 2), { filter: neon("#ff2ad0", 5), turn: 30, scale: 0.86 })}
${glow("#b06aff", 160, 110, 120, 0.7)}${repeat(12, (index) => line(`M${-140 + index * 54} 240L${100 + index * 11} 184`, "#6af0ff", 1, 'opacity=".35"'))}${line("M0 200H320M0 218H320", "#6af0ff", 1, 'opacity=".3"')}
${group(shadow(12, 10, 0.6), place(160, 112, `${path("M-78-36C-74-54-46-56-40-44zM78-36C74-54 46-56 40-44z", "#120c2c")}${group(clay(7, 0.6), path(body, linear(0.4, 1, "#4a4270", "#211b3e", "#0d0a20")))}${place(0, 0, line(body, "#28f0ff", 2), { filter: neon("#18d0ff", 3), opacity: 0.9 })}${path("M-70-24H-58V-34H-46V-24H-34V-12H-46V-2H-58V-12H-70z", "#0b0819")}${path("M-66-21H-55V-31H-49V-21H-38V-15H-49V-5H-55V-15H-66z", linear(0, 1, "#8a84ac", "#3c365c"))}${button(52, -32, "#ffd23c")}${button(52, -4, "#2ae07a")}${button(38, -18, "#3aa0ff")}${button(66, -18, "#ff4a5a")}${stick(-26)}${stick(26)}${rect(-9, -32, 18, 9, 4.5, radial(0.4, 0.3, 0.8, "#ffffff", "#ff6ae8", "#8a0a8a"))}`, { turn: -7 }))}
${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#6af0ff", "#ff8af0", "#ffffff"], size: 1.8, strength: 1, seed: 61 })}${vignette(0.55)}`;
}
