import { shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { group, rect, repeat } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

const BALL = [
  "...wwwww...",
  "..wwwkwww..",
  ".wwwkkkwwg.",
  "wwwkkkkkwwg",
  "kwwwkkkwwgk",
  "kkwwwwwwgkk",
  "kwwwwwwwggk",
  "wwwkwwwkggg",
  ".wkkkwkkkg.",
  "..wkwwgkg..",
  "...wwggg...",
] as const;
const TONES: Readonly<Record<string, string>> = { w: "#ffffff", k: "#1a1a3a", g: "#a8b8e8" };

/** A football of pixels that leaves a trail of pixels. */
export function pixelSportMark(): string {
  const cells = BALL.map((row, y) =>
    repeat(row.length, (x) => {
      const tone = TONES[row.charAt(x)];
      return tone === undefined ? "" : rect(46 + x * 9, 22 + y * 9, 9.2, 9.2, 0, tone);
    }),
  ).join("");
  const trail = [
    [28, 112, "#5affe0"],
    [37, 121, "#5affe0"],
    [19, 130, "#ff6ad0"],
    [46, 130, "#ffe25a"],
    [28, 139, "#ffe25a"],
    [10, 121, "#5affe0"],
    [55, 139, "#ff6ad0"],
    [37, 103, "#ff6ad0"],
  ] as const;
  return `${stage(160, 160, ["#8a4aff", "#3a14a8", "#12063c"], [0.6, 0.35, 0.9])}${glow("#7af0ff", 96, 72, 80, 0.6)}${group(shadow(5, 4, 0.5), cells)}${trail.map(([x, y, color]) => rect(x, y, 9, 9, 0, color)).join("")}${corners(160, 160, 0.3)}`;
}
