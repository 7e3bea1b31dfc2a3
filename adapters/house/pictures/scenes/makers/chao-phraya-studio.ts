import { shadow } from "../../kit/effects.ts";
import { glow } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, group, line, path, repeat } from "../../kit/shapes.ts";
import { corners } from "../../kit/stage.ts";

/** A longtail boat on the river in front of the evening sun. */
export function chaoPhrayaStudioMark(): string {
  const garland = repeat(5, (index) =>
    circle(
      124 + Math.sin(index * 1.4) * 3,
      62 + index * 6,
      4,
      ["#ff4a6a", "#ffd23a", "#ffffff"][index % 3] ?? "#ffffff",
    ),
  );
  return `<rect width="160" height="160" fill="${linear(0, 1, "#3a1a5c", "#c83a5a .4", "#ff9a3a .62", "#ffd06a .64")}"/>${glow("#fff0b0", 76, 74, 78, 0.9)}${circle(76, 76, 34, linear(0, 1, "#fffbe0", "#ffb03a"))}
${path("M22 100L26 82 30 62 33 44 36 62 40 82 44 100zM8 100L12 82 14 72 17 82 20 100zM46 100L49 82 51 72 54 82 58 100z", "#4a1238", 'opacity=".85"')}
<rect y="98" width="160" height="62" fill="${linear(0, 1, "#e8703a", "#7a1e50 .5", "#2a0a38")}"/>${line("M54 110H100M48 120H108M60 150H98M20 144H46M116 148H146", "#ffe0a0", 2.4, 'opacity=".6"')}
${group(shadow(3, 3, 0.5), `${path("M6 112C40 128 96 126 118 104 130 90 136 66 146 54 142 84 136 112 122 128 112 138 40 140 22 130 14 126 8 120 6 112z", linear(0, 1, "#c86a2a", "#4a1a0c"))}${line("M8 114C42 130 98 128 120 106 130 94 136 76 144 60", "#ffd88a", 2.6)}${path("M38 96Q64 82 92 94L96 100Q64 90 34 102z", linear(0, 1, "#2ac0a0", "#0a5a5a"))}${line("M42 100V122M66 94V126M90 98V122", "#3a140a", 3)}${garland}`)}${corners(160, 160, 0.35)}`;
}
