import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, ground, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, star } from "../../kit/shapes.ts";
import { durian } from "../../parts/slots/durian.ts";

const SHARDS = [
  [44, 44, 20, 1.3],
  [30, 128, -50, 1],
  [280, 40, 70, 1.25],
  [296, 134, 130, 1.05],
  [72, 190, -120, 0.9],
  [252, 190, 160, 0.9],
] as const;

/** A durian bursts open, and light comes out of its golden pulp. */
export function durianBang(): string {
  const burst = radial(0.5, 0.5, 0.5, "#fffbe0", "#ffe24a .45", "#ff9a1e .8", "#ff5a1e");
  const shard = `${path("M-13 9L-4-14 3 2z", "#c8e84a")}${path("M3 2L-4-14 14 7z", "#3f7a12")}${path("M-13 9L3 2 14 7 2 13z", "#fff1c0")}`;
  const seed = group(
    clay(4, 0.8),
    path(
      "M-22-8C-12-20 16-18 24-4 22 14-8 18-20 10-26 4-26-2-22-8z",
      linear(0.3, 1, "#fff8b0", "#ffcf3a .5", "#d9820e"),
    ),
  );
  return `${backdrop("#ff5aa8", "#a8105c", "#2a0420", 0.5, 0.45)}${rays(160, 112, 20, 260, "#ffd0f0", 0.3)}
${place(160, 112, path(star(16, 152, 96, -84), "#7a0a3a"), { opacity: 0.45 })}${place(160, 110, path(star(16, 142, 92, -84), burst))}${glow("#ffffff", 160, 112, 128, 0.8)}
${line("M160 112L20 30M160 112L300 24M160 112L14 180M160 112L308 184", "#ffffff", 6, `opacity=".4" filter="${blur(4)}"`)}
${SHARDS.map(([x, y, turn, scale]) => place(x, y, shard, { turn, scale, filter: shadow(3, 3, 0.4) })).join("")}
${ground(160, 208, 96, 0.5, 14)}${group(shadow(8, 9, 0.5), group(rim("#ffb0e0", 2, 0.75), place(160, 122, durian(), { turn: -9, scale: 1.04 })))}
${glow("#fff6b0", 162, 112, 62, 0.55)}
${place(70, 84, seed, { turn: -28, scale: 0.92, filter: shadow(4, 4, 0.4) })}${place(262, 92, seed, { turn: 34, filter: shadow(4, 4, 0.4) })}
${ellipse(160, 246, 200, 36, "#2a0420", `opacity=".6" filter="${blur(8)}"`)}
${discs({ box: [10, 6, 300, 214], count: 40, colors: ["#ffffff", "#fff6a0", "#d8f05a"], size: 2.6, strength: 1, seed: 9 })}${vignette(0.45)}`;
}
