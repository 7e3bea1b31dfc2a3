import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { GOLD_ROUND, linear } from "../../kit/paint.ts";
import { circle, group, rect, repeat } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** Nine golden points on a tile of jade. */
export function ninePointsMark(): string {
  const points = repeat(9, (index) => {
    const x = 52 + (index % 3) * 28;
    const y = 52 + Math.floor(index / 3) * 28;
    return `${circle(x, y + 1.5, 11.5, "#02281e")}${circle(x, y, 10, GOLD_ROUND)}${circle(x - 3, y - 3.5, 2.2, "#ffffff", 'opacity=".9"')}`;
  });
  return `${stage(160, 160, ["#f0b050", "#a8541a", "#3a1404"], [0.4, 0.2, 1])}${glow("#fff0b8", 76, 60, 90, 0.5)}<g transform="rotate(45 80 80) translate(8 8) scale(.9)">${group(shadow(5, 5, 0.5), group(clay(4, 0.5), rect(26, 26, 108, 108, 20, linear(0.7, 1, "#4ae0b0", "#0c8a6a .5", "#03443a"))))}${rect(34, 34, 92, 92, 14, "none", 'stroke="#c8ffe8" stroke-width="1.600" stroke-opacity=".6"')}${points}</g>${corners(160, 160, 0.35)}`;
}
