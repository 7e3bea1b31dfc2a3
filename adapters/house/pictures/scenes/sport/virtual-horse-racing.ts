import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { horseHead } from "../../parts/creatures/horse.ts";

/** Two horses, head by head, on a track of light before a drawn sun. */
export function virtualHorseRacing(): string {
  const grid = `${repeat(15, (index) => `M${160 + (index - 7) * 18} 150L${160 + (index - 7) * 90} 244`)}M0 156H320M0 166H320M0 180H320M0 200H320M0 226H320`;
  return `<rect width="320" height="240" fill="${linear(0, 1, "#1a0a4a 0", "#6a1a8a .3", "#ff6a4a .6", "#2a0a4c .62", "#0a0424 1")}"/>
${circle(212, 92, 74, linear(0, 1, "#ffe88a", "#ff8a3a .6", "#ff3a7a"))}${repeat(5, (index) => `<rect x="120" y="${104 + index * 10}" width="190" height="${2 + index}" fill="#7a1a6a" opacity=".5"/>`)}
${glow("#ffb060", 212, 100, 150, 0.6)}${path("M0 150H320V240H0z", linear(0, 1, "#4a1080", "#0a0328"))}${place(0, 0, line(grid, "#ff5ae0", 1.2, 'opacity=".8"'), { filter: neon("#ff2ad0", 1.5) })}
${place(208, 128, horseHead("#5a4c78", "#2c2348", "#120c22", linear(1, 1, "#8af0ff", "#2a5ac0")), { scale: 0.86, turn: 8 })}
${group(shadow(8, 10, 0.7), place(142, 128, horseHead("#d0803e", "#8a4016", "#34120a", linear(1, 1, "#ffe9a0", "#e0701e", "#6a1a0a")), { turn: 10, scale: 1.06 }))}
${line("M-10 46L66 56M-10 92L30 96M-10 170L40 168M240 40L320 52M262 190L330 196", "#ffe0f4", 3.5, `opacity=".6" filter="${blur(1.5)}"`)}
${discs({ box: [180, 120, 130, 80], count: 26, colors: ["#ffb0f0", "#ffe0a0", "#ffffff"], size: 2.2, strength: 0.85, seed: 71 })}${vignette(0.5)}`;
}
