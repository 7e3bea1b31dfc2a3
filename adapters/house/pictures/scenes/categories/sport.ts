import { blur, shadow } from "../../kit/effects.ts";
import { beam, discs, glow, ground } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, rect, repeat, sparkle } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";
import { football } from "../../parts/football.ts";

/** Balls of three sports on the grass of a stadium at night. */
export function sportCategory(): string {
  const lamps = repeat(4, (index) => {
    const x = 50 + index * 126;
    return `${rect(x - 22, 8, 44, 15, 3, "#0a1a14")}${repeat(10, (lamp) => circle(x - 17 + (lamp % 5) * 8.5, lamp < 5 ? 12 : 19, 2.6, "#f4fff8"))}${glow("#dfffee", x, 15, 62, 0.75, 34)}${beam(x, 16, x - 90, x + 90, 200, "#dfffee", 0.2)}`;
  });
  const stripes = repeat(
    8,
    (index) => `M${-120 + index * 96} 200L${60 + index * 48} 96H${84 + index * 48}L${-72 + index * 96} 200z`,
  );
  const basketball = `${circle(0, 0, 36, radial(0.36, 0.28, 0.85, "#ffc48a", "#e8742a .4", "#a03c0c .75", "#3c1202"))}${line("M-36 0Q0 10 36 0M-2-36Q8 0-2 36M-25-26Q-4 0-25 26M25-26Q10 0 25 26", "#2a0e04", 2)}`;
  const tennis = `${circle(0, 0, 21, radial(0.36, 0.28, 0.85, "#fbffb0", "#d0ea2e .45", "#7a9a0c .8", "#2c3c02"))}${line("M-16-14Q0-4-4 20M16-14Q2-4 12 17", "#fbfff0", 2.4)}`;
  return `${stage(480, 200, ["#2a7a5c", "#0a3426", "#020c0a"], [0.6, 0.15, 0.8])}
${discs({ box: [0, 40, 480, 52], count: 240, colors: ["#ffffff", "#9affcf", "#ffe9a0", "#ff9a8a"], size: 1.7, strength: 0.55, seed: 3 })}${path("M0 84Q240 74 480 84V104H0z", "#031510")}${line("M0 86Q240 76 480 86", "#6affb4", 1.4, 'opacity=".6"')}
${path("M0 94Q240 86 480 94V200H0z", linear(0, 1, "#2bb46d", "#0e6a3d .5", "#04301b"))}${path(stripes, "#9dffc4", 'opacity=".1"')}${line("M-20 176L150 96M150 96H500", "#eafff3", 2.6, 'opacity=".75"')}${ellipse(330, 150, 130, 32, "none", 'stroke="#eafff3" stroke-width="2.600" stroke-opacity=".6"')}${lamps}
${glow("#b8ffd8", 330, 110, 150, 0.45)}${path("M90 26Q220 40 292 84L280 122Q190 60 90 26z", linear(1, 0.6, "#ffffff 0 0", "#ffffff 1 .5"), `filter="${blur(6)}"`)}
${ground(334, 174, 66, 0.6, 12)}${ground(432, 178, 34, 0.55, 8)}${ground(236, 184, 22, 0.5, 6)}
${group(shadow(5, 6), football(330, 104, 68, 0.5, 0.35))}<g transform="translate(430 144) rotate(-16)">${basketball}</g><g transform="translate(236 166)">${tennis}</g>
${sparkle(298, 56, 14)}${discs({ box: [60, 20, 400, 170], count: 36, colors: ["#d8ffe9", "#ffffff"], size: 1.8, strength: 0.9, seed: 9 })}${corners(480, 200, 0.5)}`;
}
