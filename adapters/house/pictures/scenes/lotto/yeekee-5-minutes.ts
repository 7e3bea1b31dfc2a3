import { clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial, STEEL } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat, text } from "../../kit/shapes.ts";
import { lottoBall } from "../../parts/lotto-ball.ts";

/** A stopwatch at five minutes, balls in flight around it. */
export function yeekee5Minutes(): string {
  const ticks = repeat(60, (index) =>
    place(0, 0, line(index % 5 === 0 ? "M0-64V-54" : "M0-64V-59", "#2a1a10", index % 5 === 0 ? 3 : 1.2), {
      turn: index * 6,
    }),
  );
  return `${backdrop("#ffb02a", "#d84a14", "#3a0a14", 0.5, 0.42)}${rays(160, 112, 28, 240, "#fff0a0", 0.35)}${glow("#fff3b8", 160, 110, 140, 0.7)}
${lottoBall(48, 70, 25, "3", "#3a9cf0", "#0a2c70")}${lottoBall(274, 62, 28, "8", "#2cc47c", "#053a22")}
${group(shadow(10, 9, 0.55), place(160, 118, `${group(clay(3, 0.9), `${rect(-12, -112, 24, 26, 5, STEEL)}${rect(-20, -122, 40, 15, 7, GOLD)}${place(0, 0, rect(-9, -108, 18, 18, 4, STEEL), { turn: 38 })}`)}${circle(0, 0, 92, STEEL)}${circle(0, 0, 84, GOLD)}${circle(0, 0, 76, radial(0.4, 0.32, 0.85, "#ffffff", "#fff6e0 .6", "#d8c8a8"))}${path("M0 0V-70A70 70 0 0160.600-35z", "#f0452a", 'opacity=".85"')}${ticks}${text(0, 44, 30, "5", "#d83a1e", 'font-weight="700"')}${place(0, 0, path("M-4 14L0-62 4 14z", "#15181c"), { turn: 60 })}${circle(0, 0, 8, GOLD)}${circle(0, 0, 3, "#2a1a10")}${circle(0, 0, 76, linear(1, 1, "#ffffff 0 .5", "#ffffff .42 .05", "#ffffff .43 0"))}`, { turn: -8 }))}
${group(shadow(5, 5), `${lottoBall(66, 180, 34, "7", "#b05af0", "#3a0a6a")}${lottoBall(262, 180, 32, "1", "#f0454e", "#6a0612")}`)}${line("M14 96L34 84M10 118L30 112M306 92L288 82M310 112L292 106", "#fff8d0", 4, 'opacity=".8"')}
${discs({ box: [20, 10, 280, 200], count: 26, colors: ["#ffffff", "#fff3a0"], size: 2.2, strength: 1, seed: 13 })}${vignette(0.5)}`;
}
