import { blur, clay, neon, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, text } from "../../kit/shapes.ts";
import { BALL_COLORS, numberBall } from "../../parts/number-ball.ts";

/** A stopwatch that has five minutes left, with balls on a ring of light. */
export function yeekee5Minutes(): string {
  const point = (radius: number, minute: number) => {
    const angle = ((minute * 6 - 90) * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const ticks = repeat(12, (index) => `M${point(57, index * 5)}L${point(index % 3 === 0 ? 46 : 51, index * 5)}`);
  const crown = group(
    clay(2, 0.6),
    `${rect(-11, -98, 22, 22, 4, GOLD)}${rect(-18, -108, 36, 15, 6, GOLD)}${place(0, 0, rect(-8, -96, 16, 16, 4, GOLD), { turn: 40 })}`,
  );
  const sector = `M0 0L${point(55, 0)}A55 55 0 01${point(55, 25)}z`;
  const watch = `${crown}${group(clay(3.5, 0.6), circle(0, 0, 78, linear(0.4, 1, "#ffcf5a", "#f0851a .5", "#a83a04")))}${circle(0, 0, 65, "#5a1402")}${circle(0, 2, 63, radial(0.4, 0.3, 0.8, "#ffffff", "#f4efe4 .6", "#cfc4ae"))}${path(sector, linear(1, 1, "#ff7a3a", "#e01f4e"), 'opacity=".92"')}${line(ticks, "#2a1a30", 3.4)}${text(0, 26, 74, "5", linear(0, 1, "#3a2050", "#160824"), 'font-weight="700"')}${line(`M${point(34, 25)}L${point(52, 25)}`, "#16081e", 4)}${line(`M${point(34, 0)}L${point(54, 0)}`, "#16081e", 4)}${ellipse(-18, -30, 34, 22, linear(0, 1, "#ffffff 0 .6", "#ffffff 1 0"), 'transform="rotate(-24 -18 -30)"')}`;
  const ring = (d: string) => place(160, 118, line(d, "#ffd0ff", 3.4), { turn: -14, filter: neon("#ff5af0", 5) });
  const ball = (x: number, y: number, size: number, number: string, color: keyof typeof BALL_COLORS, turn: number) =>
    numberBall(x, y, size, number, BALL_COLORS[color], { turn });
  const streaks = repeat(
    14,
    (index) => `M${(index * 71) % 320} ${(index * 47) % 210}l${30 + (index % 3) * 14} ${-7 - (index % 3) * 3}`,
  );
  return `${backdrop("#b04af0", "#4a1496", "#12042e", 0.5, 0.46)}${line(streaks, "#ff9af0", 1.6, `opacity=".4" filter="${blur(0.8)}"`)}${glow("#ff8af0", 160, 112, 150, 0.7)}
${ring("M-142 0A142 44 0 01142 0")}${ball(66, 72, 15, "4", "green", -14)}${ball(262, 58, 17, "7", "blue", 12)}
${place(160, 118, watch, { turn: 7, scale: 0.96, filter: `${rim("#fff0c0", 1.6)} ${shadow(7, 7, 0.6)}` })}
${ring("M-142 0A142 44 0 00142 0")}${ball(44, 168, 26, "0", "pink", -16)}${ball(112, 198, 30, "9", "gold", 8)}${ball(208, 190, 28, "2", "red", -6)}${ball(284, 146, 24, "6", "orange", 14)}
${discs({ box: [10, 10, 300, 210], count: 30, colors: ["#ffffff", "#ffd0ff", "#ffe48a"], size: 2, strength: 1, seed: 67 })}${vignette(0.5)}`;
}
