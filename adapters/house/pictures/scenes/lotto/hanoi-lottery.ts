import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, repeat, star } from "../../kit/shapes.ts";
import { lottoBall } from "../../parts/lotto-ball.ts";

/** A straw hat shades three numbers, between silk lanterns and a star. */
export function hanoiLottery(): string {
  const lantern = (x: number, y: number, size: number, light: string, dark: string) =>
    place(
      x,
      y,
      `${line("M0-70V-24", "#3a0a08", 1.6)}${group(clay(4, 0.4), path("M-10-24H10C30-16 34 8 22 26 16 34 10 36 8 38H-8C-10 36-16 34-22 26-34 8-30-16-10-24z", radial(0.5, 0.45, 0.7, "#fff6b0", light, dark)))}${line("M-3-24C-14-8-14 20-4 38M3-24C14-8 14 20 4 38", dark, 1.2, 'opacity=".6"')}${path("M-9-28H9V-23H-9zM-8 37H8V42H-8z", GOLD)}${line("M-4 42V58M0 42V64M4 42V58", "#ffd870", 1.6)}`,
      { scale: size },
    );
  return `${backdrop("#ff5a3a", "#a8141e", "#3a0408", 0.5, 0.35)}${place(160, 84, path(star(5, 92, 36), "#ffd83a", 'opacity=".9"'))}${glow("#ffe27a", 160, 96, 140, 0.5)}
${lantern(40, 62, 1, "#ff8a3a", "#a01c10")}${lantern(284, 74, 1.1, "#ff5aa0", "#8a0a4a")}${lantern(86, 34, 0.66, "#7ae06a", "#0a5a2a")}${lantern(240, 30, 0.62, "#5ac8ff", "#0a3a8a")}
${group(shadow(6, 6), `${lottoBall(96, 176, 33, "2", "#2cc47c", "#053a22")}${lottoBall(224, 176, 33, "6", "#3a9cf0", "#0a2c70")}${lottoBall(160, 168, 42, "8", "#f0454e", "#6a0612")}`)}
${group(shadow(7, 7, 0.55), place(160, 106, `${group(clay(5, 0.3), path("M0-64C14-48 70 0 98 26 60 40-60 40-98 26-70 0-14-48 0-64z", linear(0.3, 1, "#fff0c0", "#e0b868", "#8a5a22")))}${repeat(6, (index) => path(`M${-14 - index * 14} ${-48 + index * 12}Q0 ${-38 + index * 13} ${14 + index * 14} ${-48 + index * 12}`, "none", 'stroke="#7a4a14" stroke-width="1.200" stroke-opacity=".6"'))}${ellipse(0, 28, 86, 8, "#3a1c06", 'opacity=".55"')}`, { turn: -6 }))}
${discs({ box: [20, 20, 280, 190], count: 26, colors: ["#ffe9a0", "#ffffff"], size: 2, strength: 0.95, seed: 7 })}${vignette(0.5)}`;
}
