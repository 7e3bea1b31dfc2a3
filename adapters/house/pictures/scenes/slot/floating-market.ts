import { blur, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { marketBoat } from "../../parts/slots/market-boat.ts";

/** A woman sells fruit from her boat on a canal, while the sun rises between the houses. */
export function floatingMarket(): string {
  const house = `${line("M-40 24V70M-14 24V74M14 24V74M40 24V70", "#3a1a14", 5)}${rect(-46, -14, 92, 40, 0, linear(0, 1, "#8a4a2e", "#4a2018"))}${path("M-12-8H12V26H-12zM-36-6H-22V12H-36zM22-6H36V12H22z", "#ffd27a")}${path("M-62-12C-40-20-18-44-3-82L0-90 3-82C18-44 40-20 62-12z", linear(0.4, 1, "#ff8a5a", "#b83a22 .5", "#5a160e"))}${line("M-62-12C-40-20-18-44 0-88 18-44 40-20 62-12", "#ffd8a0", 2.2, 'opacity=".75"')}${rect(-58, 24, 116, 6, 1, "#6a3620")}`;
  const ripples = repeat(9, (index) =>
    line(
      `M${150 - ((index * 53) % 60) - index * 5} ${126 + index * 7}h${34 + ((index * 31) % 50)}`,
      "#fff6d0",
      2,
      `opacity="${0.85 - index * 0.06}"`,
    ),
  );
  const far = `${path("M-22 0Q0 9 22 0L17 8H-17z", "#3a1a14")}${circle(-6, -6, 4, "#ff8a3a")}${circle(1, -6, 4, "#e8304a")}${path("M8-12L14-18 20-12zM10 0C10-8 12-11 14-11 17-11 18-8 18 0z", "#4a2a3a")}`;
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#3a9ac8 0", "#a8d8c8 .2", "#ffe6a0 .38", "#ffb05a .52", "#12808a .54", "#04303e 1"))}${rays(150, 104, 22, 260, "#fff6d0", 0.34)}${glow("#fff0b0", 150, 104, 130, 1)}${circle(150, 102, 24, "#fffdf0")}
${path("M60 124C90 108 110 116 130 120H176C200 112 226 110 262 124z", "#5a8a6a", 'opacity=".7"')}
${place(40, 74, house, { scale: 0.98 })}${place(110, 102, house, { scale: 0.36 })}${place(212, 98, house, { scale: 0.44 })}${place(300, 66, house, { scale: 1.06 })}
${path("M0 124H320V240H0z", linear(0, 1, "#ffe0a0 0 .9", "#3ab8a8 .16", "#0e6a7a .5", "#04303e"))}${ellipse(150, 140, 34, 60, "#fff6d0", `opacity=".6" filter="${blur(8)}"`)}${ripples}
${place(186, 134, far, { scale: 0.8 })}${place(106, 132, far, { scale: 0.6 })}
${group(shadow(4, 8, 0.5), group(rim("#fff0c0", 1.4, 0.7), marketBoat()))}
${discs({ box: [0, 120, 320, 60], count: 30, colors: ["#ffffff", "#fff6c0"], size: 1.6, strength: 0.9, seed: 5 })}${discs({ box: [0, 0, 320, 120], count: 9, colors: ["#fff6d0"], size: 8, strength: 0.28, seed: 8, soft: 1.5 })}${vignette(0.5)}`;
}
