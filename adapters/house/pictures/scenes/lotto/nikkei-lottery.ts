import { chance } from "../../kit/chance.ts";
import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** A red sun behind a snowy volcano, a price line over its slopes, cherry blossoms and two balls. */
export function nikkeiLottery(): string {
  const random = chance(61);
  const blossom = (x: number, y: number, size: number, turn: number) =>
    place(
      x,
      y,
      `${repeat(5, (index) => place(0, 0, path("M0 0C-7-4-8-13-3-17L0-14 3-17C8-13 7-4 0 0z", linear(0, 1, "#fff0f5", "#ff9dbd")), { turn: index * 72 }))}${circle(0, 0, 2.6, "#e0406e")}`,
      { turn, scale: size },
    );
  const spots = [
    [20, 22, 1.3],
    [50, 12, 1.05],
    [42, 44, 1.1],
    [80, 30, 0.95],
    [10, 62, 1],
    [104, 10, 0.9],
    [72, 58, 0.8],
    [124, 34, 0.7],
    [22, 92, 0.8],
  ] as const;
  const petals = repeat(22, () =>
    place(random() * 320, 20 + random() * 200, path("M0 0C-4-3-4-8 0-10 4-8 4-3 0 0z", "#ffb4cc"), {
      turn: random() * 360,
      scale: 0.7 + random() * 0.6,
      opacity: 0.9,
    }),
  );
  const trend = "M84 186L112 160 128 172 158 128 174 140 206 92 222 104 262 52";
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#fff4e4", "#ffd9c4 .45", "#f7a8a0 .75", "#7a3a6a"))}
${glow("#ffffff", 176, 84, 170, 0.8)}${circle(178, 88, 74, radial(0.4, 0.3, 0.8, "#ff6a5a", "#e0162c .5", "#b00a26"))}
<g opacity=".75" filter="${blur(3)}">${path("M-20 118Q40 104 90 116T190 112 340 122V136Q260 126 170 134T-20 132z", "#ffffff")}</g>
${path("M-30 216C50 190 96 138 132 92Q144 82 156 90 168 82 178 88 192 82 202 94C240 142 284 192 350 216V250H-30z", linear(1, 0.4, "#7f9be0", "#3c4fa8 .5", "#1c2468"))}
${path("M132 92Q144 82 156 90 168 82 178 88 192 82 202 94L226 126 210 120 204 138 188 122 176 144 162 122 150 142 136 122 116 130 106 124z", linear(1, 0.3, "#ffffff", "#eef3ff .5", "#aebbe8"))}
<g opacity=".8" filter="${blur(5)}">${path("M-20 200Q60 178 140 196T340 190V216Q240 208 150 216T-20 222z", "#ffe9e4")}</g>
${group(shadow(3, 3, 0.5), `${line(trend, "#ffffff", 7)}${line(trend, "#e0162c", 4)}${path("M270 36L268 64 246 48z", "#e0162c", 'stroke="#fff" stroke-width="1.500"')}`)}
${line("M-10 6C40 20 70 12 140 22M-10 40C30 38 50 30 76 42M20 18C20 50 10 70 16 96", "#4a2418", 5)}${group(clay(1, 0.25), spots.map(([x, y, size], index) => blossom(x, y, size, index * 31)).join(""))}${petals}
${numberBall(74, 186, 38, "2", BALL_COLORS.red, { turn: -10, filter: shadow(6, 6, 0.5) })}${numberBall(146, 198, 38, "5", BALL_COLORS.white, { turn: 8, filter: shadow(6, 6, 0.5) })}
${discs({ box: [150, 20, 160, 160], count: 14, colors: ["#ffffff"], size: 2, strength: 0.9, seed: 59 })}${vignette(0.32)}`;
}
