import { chance } from "../../kit/chance.ts";
import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { group, line, type Point, path, place, polygon, rect, repeat, round, text } from "../../kit/shapes.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

const PICKED = new Set([3, 8, 14, 17, 22, 25, 29, 36, 38, 41, 44, 50, 53, 57, 62, 66, 69, 71, 75, 78]);

/** A wall of eighty cells that runs to the right, with lit numbers, and the ball 80. */
export function keno80(): string {
  const random = chance(71);
  // The wall is nearer at the left: columns get narrower to the right.
  const at = (column: number, row: number): Point => {
    const depth = 1 / (1 + column * 0.085);
    return [-14 + 640 * 0.62 * (1 - depth) * 1.45, 112 + (row - 4) * 36 * depth - 4];
  };
  const cells = repeat(80, (index) => {
    const column = index % 10;
    const row = Math.floor(index / 10);
    const gap = 0.06;
    const corners = [
      at(column + gap, row + gap),
      at(column + 1 - gap, row + gap),
      at(column + 1 - gap, row + 1 - gap),
      at(column + gap, row + 1 - gap),
    ];
    const lit = PICKED.has(index + 1);
    const fill = lit ? linear(1, 1, "#fff7a0", "#ffb020", "#f0681a") : linear(1, 1, "#1f8ad0", "#0d4a94");
    const [x, y] = at(column + 0.5, row + 0.5);
    const depth = 1 / (1 + (column + 0.5) * 0.085);
    const number = place(
      x,
      y + 6.5 * depth,
      text(
        0,
        0,
        18,
        String(index + 1),
        lit ? "#5a1a00" : "#bfe8ff",
        `font-weight="700" opacity="${lit ? 1 : round(0.5 + random() * 0.3)}"`,
      ),
      { scale: depth * 0.86, scaleY: depth },
    );
    return `${path(polygon(corners), fill, `stroke="${lit ? "#fffbe0" : "#5ac8ff"}" stroke-opacity="${lit ? 0.9 : 0.35}" stroke-width="1"`)}${number}`;
  });
  const lights = [...PICKED]
    .map((pick) => {
      const [x, y] = at(((pick - 1) % 10) + 0.5, Math.floor((pick - 1) / 10) + 0.5);
      return glow("#ffb83a", round(x), round(y), 24, 0.55);
    })
    .join("");
  return `${rect(0, 0, 320, 240, 0, linear(1, 0.6, "#063a78", "#04184a .6", "#020826"))}
${cells}${lights}${rect(0, 0, 320, 240, 0, radial(0.2, 0.3, 0.95, "#ffffff 0 .1", "#04103a .55 .1", "#020826 1 .8"))}
${place(0, 0, line("M-10 232C80 250 150 224 190 190M-10 214C60 226 120 214 168 186", "#7ae8ff", 3), { filter: neon("#1ac8ff", 5), opacity: 0.9 })}
${path("M-20 214C90 236 150 206 204 112L272 178C200 236 80 262-20 244z", linear(1, 0, "#3ad8ff 0 0", "#3ad8ff 1 .5"), `filter="${blur(6)}"`)}
${glow("#7ae8ff", 234, 144, 112, 0.75)}${group(shadow(8, 8, 0.65), numberBall(234, 144, 66, "80", BALL_COLORS.red, { turn: -8 }))}
${discs({ box: [20, 20, 290, 200], count: 30, colors: ["#ffffff", "#fff3a0", "#9af0ff"], size: 2.1, strength: 1, seed: 73 })}${vignette(0.5)}`;
}
