import { clay, shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, group, path, place, rect } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";

/** A game pad under a crest of Thai flames. */
export function siamGamesMark(): string {
  const pad =
    "M-40-22C-24-28 24-28 40-22 58-18 68 14 64 34 60 48 44 44 34 30 28 22-28 22-34 30-44 44-60 48-64 34-68 14-58-18-40-22z";
  const button = (x: number, y: number, color: string) =>
    circle(x, y, 6, radial(0.35, 0.3, 0.8, "#ffffff", `${color} .35`, color));
  return `${stage(160, 160, ["#4a6af0", "#1a228a", "#08083a"], [0.5, 0.35, 0.9])}${glow("#ffd88a", 80, 60, 80, 0.6)}${group(shadow(3, 3, 0.5), flameOrnament(80, 80, 0.8))}${place(80, 98, `${group(clay(5, 0.5), path(pad, linear(0.4, 1, "#ffffff", "#dfe4f4 .5", "#8a94c0")))}${rect(-42, -5, 24, 8, 2.5, "#2a2e5a")}${rect(-34, -13, 8, 24, 2.5, "#2a2e5a")}${button(30, -11, "#ffc01e")}${button(30, 9, "#18b86a")}${button(20, -1, "#2a7af0")}${button(40, -1, "#e8283c")}${both(rect(2.5, -2, 5, 5, 2, "#6a74a0"))}${path("M-6-16H6L0-10z", GOLD)}`, { scale: 1.02, filter: shadow(5, 5, 0.5) })}${corners(160, 160, 0.35)}`;
}
