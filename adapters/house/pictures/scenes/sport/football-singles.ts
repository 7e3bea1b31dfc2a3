import { blur } from "../../kit/effects.ts";
import { discs, glow, ground, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { line, path, repeat, round } from "../../kit/shapes.ts";
import { football } from "../../parts/football.ts";
import { stadium } from "../../parts/stadium.ts";

/** A ball on the penalty spot, the goal far behind it. */
export function footballSingles(): string {
  const net =
    repeat(19, (index) => `M${round(118 + index * 9.3)} 66L${round(110 + index * 10.3)} 124`) +
    repeat(7, (index) => `M${round(118 - index * 1.2)} ${66 + index * 9.5}H${round(286 + index * 1.2)}`);
  return `${stadium({ sky: ["#03100c", "#0c4232", "#0c3a26"], crowd: ["#ffe6a8", "#bfffe0", "#ffffff", "#f3c552"], light: "#eafff4", lamps: [28, 112, 208, 294], horizon: 126, seed: 3 })}
${path("M0 124H320V240H0z", linear(0, 1, "#2cb264", "#128044 .3", "#06361f"))}${path("M40 124H90L20 240H-90zM150 124H200L190 240H90zM260 124H320V160L340 240H280z", "#8dffbf", 'opacity=".1"')}
${glow("#eaffd8", 210, 128, 150, 0.5, 34)}${line(net, "#f0fff8", 0.9, 'opacity=".42"')}${line("M116 128V64H288V128", "#ffffff", 4)}
${line("M-10 132H330M60 132L20 176H350", "#f0fff8", 2.2, 'opacity=".8"')}
${ground(118, 208, 66, 0.7, 13)}${glow("#ffffff", 116, 136, 110, 0.3)}${football(116, 140, 66, 0.55, 0.4)}
${discs({ box: [10, 186, 300, 50], count: 46, colors: ["#8dffba", "#d9ffb0", "#ffffff"], size: 1.7, strength: 0.8, seed: 5 })}
${path("M0 236Q80 226 160 236T320 234V240H0z", "#04180e", `filter="${blur(2)}"`)}${vignette(0.45)}`;
}
