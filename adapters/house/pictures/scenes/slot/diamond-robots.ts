import { clay, neon, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { linear, STEEL } from "../../kit/paint.ts";
import { both, circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { diamondGem } from "../../parts/crystal-gem.ts";

/** A robot of steel holds a diamond that shines in its hands. */
export function diamondRobots(): string {
  const metal = linear(0.2, 1, "#f4f8ff", "#8aa0c0 .45", "#2c3c5c");
  return `${backdrop("#2aa0c8", "#0c3a66", "#040f24", 0.5, 0.4)}${repeat(8, (index) => line(`M${index * 46} 0V240M0 ${index * 34}H320`, "#6af0ff", 0.8, 'opacity=".22"'))}${circle(160, 110, 116, "none", 'stroke="#6af0ff" stroke-width="2" stroke-dasharray="30 10 4 10" opacity=".55"')}${beam(160, -20, 40, 280, 240, "#c8fbff", 0.4)}${glow("#8af6ff", 160, 120, 140, 0.6)}
${group(shadow(8, 9, 0.55), `${group(clay(7, 0.7), `${path("M92 240C90 190 108 162 160 162S230 190 228 240z", metal)}`)}${group(clay(7, 0.7), `${circle(72, 190, 30, metal)}${circle(248, 190, 30, metal)}`)}`)}
${group(
  shadow(7, 8, 0.5),
  place(
    160,
    88,
    `${group(clay(2.5, 0.8), `${line("M0-66V-88", "#c8d4e8", 6)}${rect(-92, -22, 22, 48, 8, metal)}${rect(70, -22, 22, 48, 8, metal)}`)}${place(0, -92, circle(0, 0, 9, "#ff5a4a"), { filter: neon("#ff3a2a", 4) })}${group(clay(10, 0.8), path("M-52-66H52C70-66 78-54 78-38V30C78 54 62 66 40 66H-40C-62 66-78 54-78 30V-38C-78-54-70-66-52-66z", metal))}${rect(-60, -40, 120, 52, 22, linear(0, 1, "#06101f", "#12284a"))}${place(0, 0, both(`${circle(28, -14, 15, "none", 'stroke="#6af8ff" stroke-width="6"')}${circle(28, -14, 5, "#d8ffff")}`), { filter: neon("#0ad8ff", 4) })}${rect(-34, 28, 68, 20, 8, "#0a1830")}${place(
      0,
      0,
      repeat(6, (index) => rect(-29 + index * 10, 33, 7, 10, 2, "#6af8ff")),
      { filter: neon("#0ad8ff", 2) },
    )}${circle(-66, -52, 3, "#3a4a68")}${circle(66, -52, 3, "#3a4a68")}`,
    { scale: 0.92 },
  ),
)}
${glow("#e8ffff", 160, 184, 80, 0.95)}${group(shadow(5, 6, 0.5), place(160, 184, diamondGem("#ffffff", "#8af0ff", "#1e8ae0"), { scale: 1.05 }))}
${group(shadow(5, 5, 0.5), group(clay(6, 0.7), `${path("M82 176C96 168 112 176 118 190 124 204 128 216 122 224 110 232 92 226 84 212z", metal)}${path("M238 176C224 168 208 176 202 190 196 204 192 216 198 224 210 232 228 226 236 212z", metal)}`))}${circle(94, 196, 4, STEEL)}${circle(226, 196, 4, STEEL)}
${discs({ box: [80, 130, 160, 90], count: 24, colors: ["#ffffff", "#c8fbff"], size: 2.2, strength: 1, seed: 21 })}${vignette(0.5)}`;
}
