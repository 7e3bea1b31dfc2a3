import { blur, clay, rim } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** The golden stupa of Vientiane before a full moon, and four balls. */
export function laoLottery(): string {
  const spire =
    "M-5-92C-12-84-15-70-13-56-11-46-16-38-22-30-27-22-26-14-24-8H24C26-14 27-22 22-30 16-38 11-46 13-56 15-70 12-84 5-92L0-128z";
  const small = (x: number, size: number) =>
    place(x, 20, path("M-5-34C-8-26-9-18-6-12L-9 0H9L6-12C9-18 8-26 5-34L0-52z", GOLD), { scale: size });
  const petals = (y: number, width: number, count: number, height: number) =>
    repeat(count, (index) => {
      const x = -width + ((index + 0.5) * width * 2) / count;
      const half = width / count;
      return path(
        `M${x - half} ${y}Q${x - half} ${y - height * 0.7} ${x} ${y - height}Q${x + half} ${y - height * 0.7} ${x + half} ${y}z`,
        GOLD,
      );
    });
  const stupa = `${group(clay(2, 0.5), `${path(spire, GOLD)}${rect(-32, -8, 64, 10, 2, GOLD)}${path("M-40 2H40L50 30H-50z", GOLD)}`)}${group(clay(1.2, 0.5), petals(2, 32, 7, 10))}
${group(clay(1.2, 0.5), `${both(`${small(68, 0.84)}${small(56, 0.62)}${small(84, 0.62)}`)}`)}${group(clay(2, 0.5), `${path("M-92 28H92L100 48H-100z", GOLD)}${petals(28, 92, 17, 13)}`)}${rect(-112, 46, 224, 40, 2, GOLD_SIDE)}${group(clay(1.2, 0.4), petals(62, 112, 21, 16))}${path("M-14 86V56Q-14 42 0 36 14 42 14 56V86z", "#3a1c04")}${path("M-20 50Q-8 40 0 24 8 40 20 50 10 46 0 40-10 46-20 50z", GOLD)}`;
  const balls = [
    ["3", "red"],
    ["8", "white"],
    ["1", "blue"],
    ["6", "red"],
  ] as const;
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0c1a6a", "#2746b8 .45", "#6a5ad0 .7", "#1a0f4a"))}
${discs({ box: [0, 0, 320, 120], count: 40, colors: ["#ffffff"], size: 1.2, strength: 0.9, seed: 41 })}
${glow("#dfe8ff", 160, 86, 150, 0.7)}${circle(160, 84, 70, linear(0.4, 1, "#ffffff", "#dbe4ff"))}<g opacity=".16">${ellipse(136, 66, 15, 11, "#5a6ab0")}${ellipse(190, 94, 18, 13, "#5a6ab0")}${ellipse(182, 52, 8, 6, "#5a6ab0")}</g>
${path("M-10 190C30 150 60 168 96 152S160 164 200 156 280 150 330 176V250H-10z", "#1c1660", `filter="${blur(2)}"`)}
${place(160, 126, stupa, { scale: 0.98, filter: rim("#fffbe0", 1.4, 0.8) })}
${path("M-10 200Q160 178 330 200V250H-10z", linear(0, 1, "#3a1a4e", "#0c0524"))}${line("M-10 200Q160 178 330 200", "#ffcf7a", 1.2, 'opacity=".5"')}
${balls.map(([number, color], index) => numberBall(62 + index * 66, 196 - (index === 1 || index === 2 ? -4 : 0), 29, number, BALL_COLORS[color], { turn: index * 17 - 24 })).join("")}
${discs({ box: [30, 20, 260, 170], count: 22, colors: ["#ffe48a", "#ffffff"], size: 1.8, strength: 1, seed: 43 })}${vignette(0.5)}`;
}
