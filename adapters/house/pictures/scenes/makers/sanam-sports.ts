import { clay, shadow } from "../../kit/effects.ts";
import { beam, glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { ellipse, group, line, path, rect, repeat } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A stadium from above with its lamps on. */
export function sanamSportsMark(): string {
  const ribs = repeat(
    15,
    (index) =>
      `M${12 + index * 9.7} ${94 + Math.sin((index / 14) * Math.PI) * 24}V${112 + Math.sin((index / 14) * Math.PI) * 24}`,
  );
  return `${stage(160, 160, ["#4a8ae8", "#163a8a", "#060f38"], [0.5, 0.25, 0.95])}${beam(26, 34, 40, 120, 120, "#ffffff", 0.6)}${beam(134, 34, 40, 120, 120, "#ffffff", 0.6)}
${group(shadow(6, 5, 0.5), group(clay(3, 0.4), path("M8 88A72 34 0 01152 88V108A72 34 0 018 108z", linear(1, 0.3, "#ffffff", "#c8d4e8 .5", "#6a7aa0"))))}${line(ribs, "#2a3a6a", 3, 'opacity=".7"')}
${ellipse(80, 86, 66, 29, "#1a2850")}${ellipse(80, 89, 55, 22, linear(0, 1, "#1f9a5c", "#4ae08a"))}${ellipse(80, 89, 13, 6, "none", 'stroke="#fff" stroke-width="2"')}${line("M80 67V111M30 82H42V96H30M130 82H118V96H130", "#ffffff", 2)}
${line("M26 36V74M134 36V74", "#c8d4e8", 4)}${rect(10, 24, 32, 14, 4, "#f4f8ff")}${rect(118, 24, 32, 14, 4, "#f4f8ff")}${glow("#ffffff", 26, 31, 28, 0.9)}${glow("#ffffff", 134, 31, 28, 0.9)}${corners(160, 160, 0.35)}`;
}
