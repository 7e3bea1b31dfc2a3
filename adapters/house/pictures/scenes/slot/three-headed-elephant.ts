import { clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, group, line, path, place } from "../../kit/shapes.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";

/** Erawan, the white elephant with three heads, in gold. */
export function threeHeadedElephant(): string {
  const hide = linear(0.2, 1, "#ffffff", "#d8dcf0 .5", "#8a8ab8");
  const head = `${group(clay(6, 0.3), both(path("M30-34C58-58 96-50 98-14 98 18 74 40 48 30 38 20 32 0 30-34z", hide)))}${both(path("M44-24C62-38 82-34 84-12 82 10 66 22 50 16z", "#f0b8c8", 'opacity=".65"'))}
${group(rim("#fff6d0", 1.6, 0.6), group(clay(9, 0.35), path("M0-62C28-62 46-46 46-18 46 4 36 18 26 28 20 40 20 60 24 78 26 92 14 102 2 96-8 90-12 82-10 74-4 82 6 82 6 72 4 58-8 46-14 34-30 22-46 6-46-18-46-46-28-62 0-62z", hide)))}${line("M-8 40Q2 44 14 38M-6 52Q4 56 17 50M0 66Q8 68 19 63", "#6a6a9a", 1.8, 'opacity=".55"')}
${group(clay(3, 0.6), both(path("M18 26C26 30 30 44 46 54 40 62 24 54 14 36z", "#fffbea")))}${both(`${path("M16-14C22-20 32-18 36-10 28-5 20-7 16-14z", "#1a1430")}${circle(24, -13, 1.9, "#ffffff")}`)}
${group(clay(3, 0.8), path("M0-66C14-56 22-46 26-34 16-36 6-30 0-14-6-30-16-36-26-34-22-46-14-56 0-66z", GOLD))}${circle(0, -38, 5.5, "#e8284a")}${path("M-12-60L0-100 12-60z", GOLD)}${path("M-7-76L0-116 7-76z", GOLD)}${circle(0, -72, 3.5, "#2ad0c0")}`;
  return `${backdrop("#a06af0", "#3a1a8a", "#0e0530", 0.5, 0.4)}${rays(160, 110, 26, 240, "#ffe9a0", 0.32)}${glow("#fff3c0", 160, 104, 150, 0.7)}${circle(160, 112, 104, "none", `stroke="${GOLD}" stroke-width="2.500" stroke-dasharray="2 8" stroke-linecap="round"`)}
${group(shadow(7, 8, 0.5), `${place(72, 126, head, { scale: 0.74, turn: 8 })}${place(248, 126, head, { scale: 0.74, turn: -8 })}`)}${group(shadow(9, 10, 0.55), place(160, 120, head, { scale: 1.02 }))}
${flameOrnament(160, 240, 1.15)}${flameOrnament(48, 240, 0.66)}${flameOrnament(272, 240, 0.66)}
${discs({ box: [20, 10, 280, 200], count: 34, colors: ["#fff3a0", "#ffffff"], size: 2.1, strength: 1, seed: 7 })}${vignette(0.45)}`;
}
