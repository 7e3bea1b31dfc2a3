import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, ground, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { group, line, path, place, rect, repeat, sparkle } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { idol } from "../../parts/slots/idol.ts";

/** A feathered idol of gold in the jungle, before a temple in the last sun. */
export function aztecTreasure(): string {
  const gold = [
    [38, 222, 17, -16],
    [70, 226, 15, 10],
    [150, 228, 17, -6],
    [186, 222, 14, 22],
    [214, 230, 15, -14],
  ] as const;
  return `${backdrop("#ffc452", "#1f8a5c", "#04241e", 0.82, 0.26, 0.85)}${glow("#ffe07a", 258, 76, 110, 0.9)}
${path("M-10 150C20 96 60 120 90 100S150 120 180 104 250 132 340 110V250H-10z", "#0c5a48", `opacity=".7" filter="${blur(3)}"`)}${temple(254, 60)}
${beam(270, -20, 10, 210, 240, "#ffeeb0", 0.4)}${path("M-10 206Q160 180 340 204V250H-10z", linear(0, 1, "#1f6a3a", "#05261a"))}
${ground(118, 222, 130, 0.55)}${glow("#ffe9a0", 118, 118, 120, 0.6)}
${group(shadow(8, 8, 0.5), place(118, 142, idol(), { scale: 1.02 }))}
${gold.map(([x, y, size, turn]) => coin(x, y, size, { turn, open: 0.55, mark: "", filter: shadow(4, 4, 0.5) })).join("")}
${frond(336, 238, -58, 0.62)}${frond(318, 256, -28, 0.56)}${frond(330, -14, -128, 0.5)}${frond(-12, 252, 44, 0.5)}
${sparkle(128, 66, 10)}${sparkle(238, 44, 8)}${discs({ box: [10, 10, 300, 210], count: 38, colors: ["#fff6c0", "#ffd85a", "#c8ffb0"], size: 2, strength: 1, seed: 101 })}${vignette(0.55)}`;
}

/** A stepped pyramid with stairs and a lit door. */
function temple(x: number, top: number): string {
  const stone = linear(1, 0.3, "#6a5a3a", "#d8b878 .6", "#f4dca0");
  const steps = repeat(5, (index) => {
    const half = 30 + index * 16;
    const y = top + 28 + index * 22;
    return `${rect(x - half, y, half * 2, 23, 1, stone)}${rect(x - half - 3, y, half * 2 + 6, 5, 1.5, "#f0d698")}${rect(x - half, y + 16, half * 2, 7, 0, "#2a2414", 'opacity=".35"')}`;
  });
  const stairs = repeat(14, (index) =>
    rect(x - 11 - index * 0.5, top + 31 + index * 8, 22 + index, 5, 0.5, "#fff0c0", 'opacity=".75"'),
  );
  return group(
    shadow(6, 8, 0.4),
    `${steps}${path(`M${x - 12} ${top + 28}L${x - 20} ${top + 140}H${x + 20}L${x + 12} ${top + 28}z`, "#8a7044")}${stairs}${rect(x - 24, top, 48, 30, 1, stone)}${rect(x - 29, top - 6, 58, 9, 2, "#f0d698")}${rect(x - 9, top + 8, 18, 22, 1, radial(0.5, 0.6, 0.7, "#fffbd0", "#ffb52a", "#8a3a04"))}`,
  );
}

function frond(x: number, y: number, turn: number, scale: number): string {
  const leaves = repeat(11, (index) => {
    const far = 14 + index * 11;
    const size = 40 - Math.abs(index - 4) * 3.4;
    const leaf = (side: number) =>
      `M0 ${-far}Q${side * size * 0.5} ${-far - 4} ${side * size} ${-far - size * 0.75}Q${side * size * 0.3} ${-far - size * 0.55} 0 ${-far - 8}z`;
    return leaf(1) + leaf(-1);
  });
  return place(
    x,
    y,
    `${path(leaves, linear(0.3, 1, "#4ac86a", "#0a5a34 .5", "#02261a"))}${line("M0 0V-138", "#8ae07a", 1.8, 'opacity=".7"')}`,
    { turn, scale, filter: shadow(4, 5, 0.5) },
  );
}
