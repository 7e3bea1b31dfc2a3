import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, group, line, path } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A wave that breaks in front of the sun. */
export function southernWaveMark(): string {
  const wave =
    "M-6 166V96C14 44 62 18 104 32 132 42 140 68 124 80 128 60 108 50 90 60 66 74 76 110 112 116 132 120 150 114 168 102V166z";
  return `${stage(160, 160, ["#fff4d0", "#ffc07a", "#e8705a"], [0.65, 0.3, 0.9])}${glow("#ffffff", 108, 52, 70, 0.7)}${circle(106, 60, 30, "#fffbe6")}
${group(shadow(4, 5, 0.35), group(clay(4, 0.5), path(wave, linear(0.4, 1, "#5af0f0", "#1286d8 .4", "#06266a"))))}${line("M6 120C22 74 56 44 92 44M22 142C30 96 52 66 80 56M46 152C44 118 54 92 70 76", "#d8ffff", 3, 'opacity=".6"')}
${path("M64 30C84 20 112 24 126 42 138 54 138 72 124 82 128 66 116 56 104 54 108 46 98 40 90 44 88 36 76 32 64 30z", "#ffffff")}${circle(134, 88, 5, "#ffffff")}${circle(120, 96, 3.5, "#ffffff")}${circle(144, 72, 3, "#ffffff")}${line("M4 152Q40 138 80 148T156 142", "#ffffff", 4, 'opacity=".7"')}${corners(160, 160, 0.25)}`;
}
