import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, text } from "../../kit/shapes.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** A glass drum full of balls, and two tickets with six digits. */
export function thaiGovernmentLottery(): string {
  const waves = repeat(
    7,
    (index) =>
      `M-84 ${index * 12 - 36}C-56 ${index * 12 - 58}-28 ${index * 12 - 14} 0 ${index * 12 - 36}S56 ${index * 12 - 14} 84 ${index * 12 - 36}`,
  );
  const rosette = repeat(12, (index) =>
    ellipse(0, 0, 25, 9, "none", `stroke="#b8306a" stroke-width=".8" opacity=".6" transform="rotate(${index * 15})"`),
  );
  const ticket = (number: string, top: string, bottom: string) =>
    `${rect(-88, -46, 176, 92, 5, linear(1, 1, top, "#fffaf0 .5", bottom))}<g opacity=".5">${line(waves, "#d8588e", 0.8)}</g>${place(-58, 12, rosette)}${circle(-58, 12, 10, GOLD)}${rect(-34, -36, 114, 32, 4, "#fff", 'opacity=".85"')}${text(24, -10.5, 27, number, "#1a2440", 'font-weight="700" letter-spacing="2"')}${rect(-28, 6, 66, 6, 3, "#1a2440", 'opacity=".5"')}${rect(-28, 18, 88, 5, 2.5, "#1a2440", 'opacity=".3"')}${rect(50, 8, 30, 28, 3, GOLD)}${rect(-84, -42, 168, 84, 4, "none", `stroke="#c9447e" stroke-width="1.600"`)}${line("M-88 -40V46", "#fff", 3, 'stroke-dasharray="1 6" opacity=".9"')}`;
  const places = [
    [-34, 30, "2", "red"],
    [2, 36, "7", "blue"],
    [36, 28, "4", "green"],
    [-18, 2, "9", "gold"],
    [20, 2, "0", "pink"],
    [-42, -8, "5", "violet"],
    [2, -30, "8", "orange"],
    [42, -10, "1", "blue"],
  ] as const;
  const balls = places
    .map(([x, y, number, color], index) =>
      numberBall(x, y, 17, number, BALL_COLORS[color], { turn: index * 23 - 70, filter: shadow(2, 2, 0.4) }),
    )
    .join("");
  const glass = `${circle(0, 0, 68, radial(0.4, 0.34, 0.7, "#ffffff 0 .1", "#ffffff .72 .04", "#bfe4ff 1 .6"))}${line("M-52-26A58 58 0 01-16-55", "#fff", 7, `opacity=".85" filter="${blur(1)}"`)}${line("M50 32A58 58 0 0120 54", "#fff", 4, `opacity=".5" filter="${blur(1)}"`)}${circle(0, 0, 68, "none", `stroke="${GOLD}" stroke-width="4"`)}`;
  const stand = `${path("M-40 62L-58 104H58L40 62A68 68 0 01-40 62z", GOLD)}${rect(-66, 100, 132, 14, 5, GOLD_SIDE)}${rect(-12, -80, 24, 14, 4, GOLD)}${circle(0, -84, 7, GOLD)}`;
  const dots = repeat(18, (index) =>
    circle(round(68 * Math.cos(index * 0.349)), round(68 * Math.sin(index * 0.349)), 2, "#fff6cf"),
  );
  return `${backdrop("#8fdcff", "#2a8fd8", "#0a2f7a", 0.68, 0.36)}${rays(224, 92, 20, 260, "#ffffff", 0.3)}
${discs({ box: [0, 0, 320, 140], count: 16, colors: ["#ffffff", "#ffe7a8", "#ffb8dc"], size: 11, strength: 0.35, seed: 6, soft: 2 })}${glow("#ffffff", 228, 90, 110, 0.6)}
${place(228, 96, `${stand}${balls}${glass}${dots}`, { scale: 1.06, filter: shadow(6, 7, 0.45) })}
${group(shadow(6, 5, 0.55), place(96, 172, ticket("194057", "#ffd0e4", "#bfe0ff"), { turn: 9, scale: 0.98 }))}${group(shadow(6, 5, 0.55), place(100, 116, ticket("820946", "#ffc2dc", "#ffe9b0"), { turn: -11, scale: 1.04 }))}
${discs({ box: [10, 10, 300, 200], count: 26, colors: ["#ffffff", "#ffe48a"], size: 2, strength: 1, seed: 13 })}${vignette(0.4)}`;
}
