import { clay, neon, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, path, place, repeat } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A pink lotus on water, with the red dot of a live picture. */
export function lotusLiveMark(): string {
  const petal = "M0 10C-22-8-20-44 0-66 20-44 22-8 0 10z";
  const fill = linear(0, 1, "#fff4fa", "#ff9ac8 .45", "#d8307a");
  const row = (turns: readonly number[], size: number) =>
    repeat(turns.length, (index) =>
      place(80, 112, path(petal, fill, 'stroke="#a01458" stroke-width="1.200"'), {
        turn: turns[index] ?? 0,
        scale: size,
      }),
    );
  return `${stage(160, 160, ["#2ab8a8", "#0a5a64", "#02222c"], [0.5, 0.3, 0.9])}${glow("#ffe0f0", 80, 80, 70, 0.6)}${ellipse(80, 126, 56, 11, linear(0, 1, "#3ac87a", "#0a5a3c"))}
${group(shadow(4, 4, 0.45), group(clay(2.5, 0.35), `${row([-74, 74], 0.86)}${row([-50, 50], 1)}${row([-25, 25], 1.12)}${row([0], 1.2)}`))}
${group(neon("#ff3a4a", 4), circle(128, 32, 11, "#ff2a3c"))}${circle(125, 29, 3.5, "#ffd0d0")}${corners(160, 160, 0.35)}`;
}
