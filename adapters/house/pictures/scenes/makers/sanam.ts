import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { GOLD_ROUND } from "../../kit/paint.ts";
import { circle, group, line, rect } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** The centre circle and the lines of a playing field. */
export function sanamMark(): string {
  const lines = `${rect(34, 34, 92, 92, 18, "none", 'stroke="#f4fff9" stroke-width="9"')}${line("M34 80H126", "#f4fff9", 9)}${circle(80, 80, 24, "#0f7a48", 'stroke="#f4fff9" stroke-width="9"')}`;
  return `${stage(160, 160, ["#4cf0a0", "#12a05e", "#04502e"], [0.3, 0.15, 1.1])}${glow("#c8ffe0", 70, 60, 90, 0.4)}${group(shadow(4, 4, 0.45), group(clay(2, 0.4), lines))}${circle(80, 80, 8, GOLD_ROUND)}${corners(160, 160, 0.3)}`;
}
