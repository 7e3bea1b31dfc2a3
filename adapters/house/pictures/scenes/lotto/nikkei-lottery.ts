import { blur, shadow } from "../../kit/effects.ts";
import { discs, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { candles } from "../../parts/candles.ts";

/** Mount Fuji before a red sun, share prices like a street at its foot, and blossoms. */
export function nikkeiLottery(): string {
  const blossom = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      `${repeat(5, (index) => place(0, 0, path("M0 0C-8-6-8-15-3-17L0-14 3-17C8-15 8-6 0 0z", radial(0.5, 0.8, 0.9, "#ff8ab8", "#ffe0ee")), { turn: index * 72 }))}${circle(0, 0, 2.4, "#d83a6a")}`,
      { scale: size },
    );
  const values = [
    [206, 12, true],
    [196, 16, true],
    [202, 10, false],
    [188, 18, true],
    [194, 12, false],
    [180, 18, true],
    [170, 16, true],
    [178, 12, false],
    [162, 18, true],
    [152, 18, true],
  ] as const;
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#fff0e4 0", "#ffc8b8 .4", "#f08a9a .7", "#4a2a6a 1"))}${circle(206, 84, 66, linear(0, 1, "#ff5a4a", "#d8182e"))}${circle(206, 84, 78, "none", 'stroke="#ff8a7a" stroke-width="1.500" opacity=".6"')}
${path("M-30 210C60 180 100 108 132 66Q150 58 168 66C200 108 240 180 350 210z", linear(0, 1, "#4a5a9a", "#2a2f6a .6", "#1c1a48"))}${path("M132 66Q150 58 168 66L190 98 176 94 166 110 154 96 142 112 130 96 116 100z", "#ffffff")}
${repeat(4, (index) => path(`M-20 ${150 + index * 16}Q60 ${138 + index * 16} 120 ${150 + index * 16}T340 ${146 + index * 16}V${156 + index * 16}Q200 ${164 + index * 16} 120 ${158 + index * 16}T-20 ${162 + index * 16}z`, "#ffffff", `opacity="${0.2 + index * 0.08}" filter="${blur(3)}"`))}
${group(shadow(5, 5, 0.5), candles(values, 36, 28, "#ffffff", "#e8283c"))}${line("M20 212L64 198 120 192 176 178 232 162 300 138", "#ffd23c", 3.5)}
${line("M-10 20C40 30 70 24 110 44M40 26C56 40 70 44 84 64", "#4a2a1c", 5)}${(
  [
    [20, 24, 1],
    [52, 34, 1.2],
    [84, 36, 0.9],
    [110, 46, 1.1],
    [70, 54, 1],
    [86, 66, 0.9],
    [34, 46, 0.8],
    [128, 88, 0.6],
    [60, 108, 0.7],
    [270, 150, 0.6],
    [292, 40, 0.7],
    [24, 140, 0.6],
  ] as const
)
  .map(([x, y, size]) => blossom(x, y, size))
  .join("")}
${discs({ box: [0, 20, 320, 180], count: 26, colors: ["#ffe0ee", "#ffffff"], size: 2.6, strength: 0.9, seed: 11 })}${vignette(0.35)}`;
}
