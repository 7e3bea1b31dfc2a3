import { blur, clay, neon } from "../../kit/effects.ts";
import { linear } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, round } from "../../kit/shapes.ts";

const END = { x: 116, y: 156 };

/** The front of a city train on its bridge at the right of the tile, with its coaches towards (116, 156). */
export function cityTrain(): string {
  const pillar = (share: number) => {
    const x = (at: number) => round(at + (END.x - at) * share);
    const y = (at: number) => round(at + (END.y - at) * share);
    return path(
      `M${x(214)} ${y(132)}H${x(292)}L${x(270)} ${y(152)}V${y(250)}H${x(236)}V${y(152)}z`,
      linear(1, 0, "#ff5ad0", "#4a2090 .16", "#1c0a4c .6", "#0a0424"),
    );
  };
  return `${pillar(0.72)}${pillar(0.45)}${pillar(0)}${bridge()}${coaches()}${face()}`;
}

function bridge(): string {
  const edge = "M182 132L126 158";
  return `${path("M182 112L126 152V160L182 136z", linear(1, 0, "#8a2ab0", "#3a1680"))}${path("M182 136L126 160 134 160 318 138z", "#0a0424")}${path("M182 112H330V136H182z", linear(0, 1, "#5a34b8", "#24105c .5", "#0c0430"))}${place(0, 0, line(`${edge}M182 132H330`, "#ffc0f0", 2.2), { filter: neon("#ff2ad0", 4) })}`;
}

function coaches(): string {
  const towards = (y: number, share: number) => round(y + (END.y - 6 - y) * share);
  const across = (share: number) => round(198 + (END.x + 12 - 198) * share);
  const pane = (from: number, to: number) =>
    path(
      `M${across(from)} ${towards(48, from)}L${across(to)} ${towards(48, to)}V${towards(78, to)}L${across(from)} ${towards(78, from)}z`,
      linear(0, 1, "#fffbe0", "#ffc86a"),
    );
  return `${path("M206 22L126 142V154L206 116z", linear(0.4, 1, "#f0f6ff", "#8a98d8 .5", "#2a2a7a"))}${pane(0.07, 0.21)}${pane(0.26, 0.38)}${pane(0.43, 0.53)}${pane(0.58, 0.66)}${pane(0.71, 0.78)}${line(`M200 92L126 150`, "#ff2a5a", 4)}${line("M200 99L126 151.500", "#2a6aff", 3)}`;
}

function face(): string {
  const shell =
    "M198 42C200 24 212 16 232 14H276C298 16 308 26 310 44L314 96C314 110 308 117 296 118H212C200 117 194 110 194 96z";
  return `${group(clay(6, 0.6), path(shell, linear(0.3, 1, "#ffffff", "#c8d4f4 .5", "#6a78b8")))}
${path("M205 46C206 34 214 27 230 26H278C294 27 301 34 302 46L304 74C286 80 222 80 203 74z", linear(0.4, 1, "#3a4a9a", "#0c1038 .5", "#1c1450"))}${path("M214 32L244 28 222 76 206 74 207 44z", "#ffffff", 'opacity=".2"')}${path("M268 28L278 28 260 77 250 77z", "#ffffff", 'opacity=".12"')}
${place(0, 0, rect(234, 31, 42, 9, 3, "#ffe9a0"), { filter: neon("#ffae1e", 3) })}
${path("M195 86C226 94 282 94 313 86L314 96H194z", "#ff2a5a")}${path("M194 97H314C313 101 313 103 312 105H196C195 103 194 101 194 97z", "#2a5aff")}
${circle(214, 98, 9, "#0c1038")}${circle(294, 98, 9, "#0c1038")}${circle(214, 98, 6.5, "#ffffff")}${circle(294, 98, 6.5, "#ffffff")}
${ellipse(214, 98, 28, 20, "#d8f4ff", `opacity=".6" filter="${blur(6)}"`)}${ellipse(294, 98, 28, 20, "#d8f4ff", `opacity=".6" filter="${blur(6)}"`)}${rect(226, 108, 56, 7, 3, "#14123c")}`;
}
