import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, repeat, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A black pearl in an open shell. */
export function blackPearlMark(): string {
  const ribs = repeat(7, (index) => `M80 108L${22 + index * 19.3} ${[62, 40, 27, 22, 27, 40, 62][index] ?? 22}`);
  return `${stage(160, 160, ["#4a6a8a", "#1a2a44", "#060a18"], [0.5, 0.3, 0.9])}${glow("#d8c8ff", 80, 84, 80, 0.6)}
${group(
  shadow(5, 5, 0.5),
  `${group(clay(4, 0.5), path("M80 112C52 112 20 96 12 66 18 58 26 56 30 46 36 38 46 40 54 30 62 26 70 28 80 20 90 28 98 26 106 30 114 40 124 38 130 46 134 56 142 58 148 66 140 96 108 112 80 112z", linear(0, 1, "#fff4fa", "#f0c8dc .5", "#a87aa8")))}${line(ribs, "#9a6a9a", 2.6, 'opacity=".55"')}
${group(clay(4, 0.5), path("M10 108Q80 84 150 108C144 136 112 148 80 148S16 136 10 108z", linear(0, 1, "#ffe8f4", "#c88ab8 .5", "#6a3a78")))}${ellipse(80, 110, 58, 13, "#5a2a5a")}`,
)}
${circle(80, 92, 33, radial(0.36, 0.28, 0.9, "#c8d0e8", "#4a5068 .22", "#161824 .6", "#3a2a5a"))}${path("M54 104A32 32 0 00106 108 36 36 0 0154 104z", "#9adfff", 'opacity=".35"')}${ellipse(69, 77, 10, 6, "#ffffff", 'opacity=".9" transform="rotate(-34 69 77)"')}${sparkle(104, 66, 12)}${corners(160, 160, 0.35)}`;
}
