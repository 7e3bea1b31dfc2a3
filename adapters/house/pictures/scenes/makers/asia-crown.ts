import { clay, shadow } from "../../kit/effects.ts";
import { glow, rays } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A golden crown with rubies on red. */
export function asiaCrownMark(): string {
  const crown = "M28 112L16 52 48 80 80 28 112 80 144 52 132 112Q80 126 28 112z";
  const jewel = (light: string, dark: string) => radial(0.35, 0.3, 0.9, "#ffffff", `${light} .3`, dark);
  const tips = `${circle(16, 50, 8, GOLD_ROUND)}${circle(144, 50, 8, GOLD_ROUND)}${circle(80, 26, 9.5, jewel("#5ab8ff", "#0a2a9a"))}`;
  return `${stage(160, 160, ["#e83a4a", "#8a0c22", "#2a0208"], [0.5, 0.35, 0.85])}${rays(80, 84, 18, 150, "#ffd88a", 0.25)}${glow("#ffdf9a", 80, 80, 80, 0.6)}${group(shadow(5, 5, 0.55), `${path("M34 108Q80 92 126 108L120 92Q80 80 40 92z", "#5a0616")}${group(clay(4, 0.65), path(crown, GOLD))}${group(clay(2.5, 0.6), path("M26 108Q80 124 134 108L132 128Q80 144 28 128z", linear(1, 0.2, "#c98c22", "#fff0b0 .4", "#a86a10")))}${tips}`)}${ellipse(80, 126, 9, 7, jewel("#ff5a6a", "#8a0418"))}${`<g transform="translate(80 0)">${both(`${circle(26, 124, 5, jewel("#5affc0", "#046a4a"))}${circle(45, 120, 4, jewel("#5ab8ff", "#0a2a9a"))}`)}</g>`}${ellipse(80, 84, 10, 14, jewel("#ff5a6a", "#8a0418"))}${line("M80 46L56 88", "#fffbe0", 2.4, 'opacity=".6"')}${sparkle(116, 72, 12)}${sparkle(42, 82, 9)}${corners(160, 160, 0.35)}`;
}
