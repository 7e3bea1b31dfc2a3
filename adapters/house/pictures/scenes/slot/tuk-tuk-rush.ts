import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { tukTuk } from "../../parts/slots/tuk-tuk.ts";

/** A tuk-tuk comes round the corner on a road by the river, below a tower in the sunset. */
export function tukTukRush(): string {
  const tower = (x: number, scale: number) =>
    place(
      x,
      140,
      path(
        "M-34 0L-30-16H-22L-19-34H-12C-12-62-7-84-2-92V-110H2V-92C7-84 12-62 12-34H19L22-16H30L34 0z",
        linear(0, 1, "#7a1a5a", "#c8386a"),
      ),
      { scale },
    );
  const lines = "M320 150L206 140M340 178L214 160M340 212L196 186M-20 226L96 210M330 118L236 120";
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#5a1480 0", "#e03a7a .3", "#ff8a3a .5", "#ffe08a .6", "#ffb05a .62"))}${circle(66, 104, 34, linear(0, 1, "#fffbe0", "#ffd24a"))}${glow("#fff0a0", 66, 104, 110, 0.85)}
${tower(58, 0.95)}${tower(14, 0.56)}${tower(104, 0.5)}${path("M0 138H320V150H0z", "#7a1a5a")}${discs({ box: [0, 126, 320, 14], count: 34, colors: ["#ffe27a", "#ffffff"], size: 1.6, strength: 1, seed: 11 })}
${path("M0 142H320V240H0z", linear(0, 1, "#6a2a6a", "#2a1040 .4", "#10061e"))}${path("M0 142H320L320 152Q150 148 0 156z", "#ffb86a", 'opacity=".55"')}
${path("M-20 240L60 158 66 158 14 240zM120 240L92 158H97L146 240z", "#fff0c0", 'opacity=".5"')}
${line(lines, "#ffb06a", 7, `opacity=".6" filter="${blur(3)}"`)}${place(0, 0, line(lines, "#fff6d8", 1.8), { filter: neon("#ff8a3a", 2), opacity: 0.85 })}
${ellipse(176, 216, 124, 13, "#000", `opacity=".65" filter="${blur(5)}"`)}
${path("M88 152L-30 176V252L116 178z", linear(1, 0, "#fff6c0 0 0", "#fff6c0 1 .8"), `filter="${blur(6)}"`)}
${group(
  blur(6),
  repeat(6, (index) => circle(262 + index * 11, 208 - (index % 3) * 12, 11 + index * 2, "#ffd8c0", 'opacity=".4"')),
)}
${group(shadow(6, 7, 0.5), place(164, 120, tukTuk(), { turn: -5, scale: 1.02 }))}
${glow("#ffffff", 102, 150, 40, 0.95)}${glow("#fff0a0", 102, 150, 78, 0.5)}
${discs({ box: [190, 170, 130, 56], count: 26, colors: ["#ffe27a", "#ffb06a", "#ffffff"], size: 2.2, strength: 1, seed: 13 })}${vignette(0.45)}`;
}
