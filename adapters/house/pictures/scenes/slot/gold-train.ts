import { blur, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, rect, repeat } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { engine } from "../../parts/slots/engine.ts";

const COINS = [
  [178, 26, 12, 20],
  [216, 14, 10, -30],
  [206, 42, 8, 60],
  [252, 22, 13, 14],
  [288, 12, 10, -20],
  [30, 70, 11, -24],
  [22, 132, 9, 30],
] as const;

/** A golden steam engine comes out of the night, and coins fly from its chimney. */
export function goldTrain(): string {
  const smoke = [
    [160, 6, 22],
    [196, 20, 26],
    [236, 14, 30],
    [280, 22, 34],
    [312, 38, 26],
  ] as const;
  const sleepers = repeat(9, (index) => `M${-26 + index * 34} ${236 - index * 7}l${52 - index * 3} ${16 - index}`);
  return `${rect(0, 0, 320, 240, 0, radial(0.3, 0.42, 0.85, "#2a9a92", "#0a4a5a .4", "#051c30 .75", "#030c1a"))}${circle(52, 40, 20, radial(0.4, 0.4, 0.6, "#ffffff", "#e8f6e8"))}${glow("#c8fff0", 52, 40, 76, 0.65)}${discs({ box: [0, 0, 320, 100], count: 46, colors: ["#ffffff", "#c8fff0"], size: 1.1, strength: 0.9, seed: 4 })}
${path("M0 168L34 128 70 156 112 108 168 160 226 112 274 150 320 120V240H0z", "#06303e")}${path("M0 164H320V240H0z", linear(0, 1, "#0c3a40", "#04141c"))}
${line(sleepers, "#3a2418", 8)}${line("M-20 236L320 154M60 256L330 172", "#d8c8a0", 4)}${line("M-20 234L320 152M60 254L330 170", "#fffbe0", 1.2)}
${group(blur(6), smoke.map(([x, y, size]) => circle(x, y, size, linear(0.4, 1, "#fff0c8", "#8a7a8a"), 'opacity=".62"')).join(""))}
${path("M106 118L-80 150V270L60 250z", linear(1, 0, "#fff6c0 0 .1", "#fff6c0 1 .75"), `filter="${blur(8)}" opacity=".8"`)}
${ellipse(190, 216, 150, 16, "#000", `opacity=".7" filter="${blur(6)}"`)}
${group(shadow(5, 8, 0.6), group(rim("#8afff0", 1.8, 0.6), engine()))}
${COINS.map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.75, filter: shadow(2, 2, 0.4) })).join("")}
${glow("#ffffff", 106, 118, 44, 1)}${glow("#ffe9a0", 106, 118, 104, 0.6)}${line("M10 118H202", "#fffbe0", 2, `opacity=".7" filter="${blur(1.5)}"`)}
${discs({ box: [10, 10, 300, 210], count: 30, colors: ["#ffe27a", "#fff6d0"], size: 2, strength: 1, seed: 3 })}${vignette(0.55)}`;
}
