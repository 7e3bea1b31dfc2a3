import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { group, line, path, rect, repeat, round } from "../../kit/shapes.ts";
import { cityTrain } from "../../parts/slots/city-train.ts";

/** The point at which the street ends. */
const END = { x: 116, y: 158 };

/** A train above a street of neon signs, which the wet road shows again. */
export function neonSukhumvit(): string {
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0a0430 0", "#2a0a66 .3", "#c81e98 .58", "#ff9a6a .66"))}${glow("#ff7ad8", END.x, 150, 130, 0.9)}${glow("#ffe6b8", END.x, 156, 46, 1)}
${skyline()}${houses()}${road()}${signs()}${group(shadow(5, 8, 0.6), cityTrain())}
${lights()}${discs({ box: [70, 142, 100, 24], count: 26, colors: ["#fff6d0", "#ff5a8a", "#8af6ff"], size: 2.4, strength: 1, seed: 17 })}${discs({ box: [0, 0, 320, 240], count: 16, colors: ["#ff8ad8", "#6af0ff"], size: 9, strength: 0.22, seed: 19, soft: 2 })}${vignette(0.5)}`;
}

function skyline(): string {
  const tower = (x: number, top: number, width: number, color: string) =>
    path(`M${x} 170V${top}h${width}V170z`, linear(0, 1, color, "#5a1480"));
  return `${tower(92, 96, 14, "#2a0e6a")}${tower(108, 118, 12, "#3a1480")}${tower(122, 84, 16, "#240a5c")}${path("M129 84V62h2V84z", "#240a5c")}${tower(140, 108, 20, "#34127a")}${discs({ box: [92, 92, 66, 60], count: 60, colors: ["#ffe27a", "#ff9ad8"], size: 1, strength: 0.9, seed: 6 })}`;
}

function houses(): string {
  const towardsEnd = (x: number, y: number, share: number) =>
    `${round(x + (END.x - x) * share)} ${round(y + (END.y - y) * share)}`;
  const wall = (top: number, from: number, to: number, light: string, dark: string) =>
    path(
      `M${towardsEnd(-10, top, from)}L${towardsEnd(-10, top, to)}L${towardsEnd(-10, 248, to)}L${towardsEnd(-10, 248, from)}z`,
      linear(1, 0.4, dark, light),
    );
  const windows = repeat(54, (index) => {
    const [row, share] = [Math.floor(index / 9), 0.06 + (index % 9) * 0.075];
    const y = 6 + row * 30;
    const lit = ["#ffe27a", "#8af0ff", "#ff9ae0", "#4a2a9a"][(index * 7 + row) % 4] ?? "";
    return path(
      `M${towardsEnd(-10, y, share)}L${towardsEnd(-10, y, share + 0.045)}L${towardsEnd(-10, y + 16, share + 0.045)}L${towardsEnd(-10, y + 16, share)}z`,
      lit,
      `opacity="${round(0.35 + ((index * 7) % 10) / 18)}"`,
    );
  });
  return `${wall(20, 0.62, 0.84, "#6a2ab0", "#1c0a50")}${wall(-70, 0, 0.66, "#4a1a9a", "#0c0430")}${windows}${path("M130 152H330V250L124 160z", "#12063a")}${path("M330-10V240L206 170V60L250 40V-10z", linear(0.2, 1, "#2a1070", "#0a0428"))}${discs({ box: [262, 110, 58, 74], count: 46, colors: ["#ffe27a", "#8af0ff", "#ff9ae0"], size: 2, strength: 0.75, seed: 31 })}`;
}

function road(): string {
  const shine = (x: number, color: string, width: number) =>
    rect(x, 168, width, 80, 4, linear(0, 1, `${color} 0 .95`, `${color} 1 0`));
  return `${path("M-10 250L108 160H126L330 230V250z", linear(0, 1, "#8a2a8a", "#260a4a .35", "#080318"))}${group(blur(5), `${shine(8, "#ff2ad0", 24)}${shine(44, "#2ae8ff", 18)}${shine(74, "#ffc83a", 12)}${shine(104, "#ff9ad8", 26)}${shine(178, "#8a5aff", 26)}${shine(252, "#2ae8ff", 36)}`)}`;
}

function signs(): string {
  const sign = (x: number, y: number, scale: number, color: string, drawing: string) =>
    `<g transform="translate(${x} ${y}) skewY(12) scale(${round(scale * 0.86)} ${scale})" filter="${neon(color, 4)}">${drawing}</g>`;
  const board = (light: string, height: number) =>
    rect(-18, -height, 36, height * 2, 6, "#0c0430", `fill-opacity=".72" stroke="${light}" stroke-width="3"`);
  const glass = `${board("#ffb0f0", 34)}${line("M-11-20H11L0-4zM0-4V16M-8 16H8M-6-14H6", "#ffd8f8", 3)}${line("M4-20L10-28", "#7affd8", 3)}`;
  const bowl = `${board("#a8f8ff", 26)}${line("M-12 2H12C12 12 6 17 0 17-6 17-12 12-12 2z", "#d8fcff", 3)}${line("M-5-4Q-9-9-5-13-2-16-5-20M4-4Q0-9 4-13 7-16 4-20", "#ffb06a", 2.6)}`;
  const seven = `${board("#fff0a8", 22)}${line("M-8-11H8L-2 12", "#fff6c8", 4.5)}`;
  const gem = line("M-12-5L-6-12H6L12-5 0 12zM-12-5H12M-4-5L0 10 4-5", "#d0ffe8", 2.8);
  return `${sign(30, 70, 1.2, "#ff2ad0", glass)}${sign(66, 106, 0.86, "#14d0ff", bowl)}${sign(90, 128, 0.56, "#ffae1e", seven)}${sign(20, 146, 1, "#2aff9a", gem)}`;
}

function lights(): string {
  const trail = (d: string, color: string, bright: string, width: number) =>
    `${line(d, color, width * 3, `opacity=".55" filter="${blur(3)}"`)}${line(d, bright, width)}`;
  return `${trail("M118 162Q108 190 36 244", "#ff1e5a", "#ff9aa8", 2.4)}${trail("M120 162Q116 196 76 244", "#ff1e5a", "#ff7a8a", 3)}${trail("M126 162Q150 196 196 246", "#ffd27a", "#fff6d8", 3)}${trail("M129 162Q172 192 262 244", "#ffd27a", "#fffbe8", 2.4)}`;
}
