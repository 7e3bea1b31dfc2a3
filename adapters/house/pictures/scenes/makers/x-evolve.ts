import { neon, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, group, line, path, place } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** Two crossed bolts of neon light within an orbit. */
export function xEvolveMark(): string {
  const orbit = (turn: number, color: string) =>
    place(80, 80, line("M-62 0A62 20 0 0162 0 62 20 0 01-62 0", color, 2.4), { turn, filter: neon(color, 3) });
  const bar = "M36 30H60L126 130H102z";
  const other = "M126 30H102L36 130H60z";
  return `${stage(160, 160, ["#3a1a6a", "#14082e", "#05020f"], [0.5, 0.4, 0.85])}${glow("#ff4ad8", 46, 50, 70, 0.5)}${glow("#2af0ff", 116, 112, 70, 0.5)}${orbit(-28, "#8a6aff")}
${group(neon("#2af0ff", 5), path(other, linear(-1, 1, "#e8ffff", "#2ad8ff .4", "#1a4af0")))}${group(shadow(3, 3, 0.6), group(neon("#ff3ac8", 5), path(bar, linear(1, 1, "#ffe8fa", "#ff5ad0 .4", "#a01af0"))))}${line("M42 34H58L118 126", "#ffffff", 2, 'opacity=".7"')}${circle(134, 50, 6, "#ffffff", `filter="${neon("#8affff", 4)}"`)}${corners(160, 160, 0.3)}`;
}
