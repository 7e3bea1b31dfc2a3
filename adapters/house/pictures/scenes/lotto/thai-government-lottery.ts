import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, rect } from "../../kit/shapes.ts";
import { lottoBall } from "../../parts/lotto-ball.ts";

/** The drum of the state lottery, in red, white and blue. */
export function thaiGovernmentLottery(): string {
  const balls = (
    [
      [122, 122, 21, "3", "#f0454e", "#6a0612"],
      [164, 138, 22, "8", "#3a7af0", "#0a1c6a"],
      [204, 120, 21, "5", "#f7b83a", "#8a4a08"],
      [142, 88, 18, "1", "#2cc47c", "#053a22"],
      [186, 82, 18, "7", "#b05af0", "#3a0a6a"],
      [216, 86, 14, "2", "#ff7a3a", "#7a2404"],
      [108, 92, 14, "9", "#28c8e0", "#063a5a"],
      [164, 52, 14, "6", "#ff5aa8", "#7a0a4a"],
    ] as const
  )
    .map(([x, y, size, number, color, dark]) => lottoBall(x, y, size, number, color, dark))
    .join("");
  return `${backdrop("#4a78e8", "#16307e", "#060c28", 0.5, 0.3)}${path("M-10 60Q80 30 160 60T330 56V84Q250 100 160 84T-10 88z", "#e8323c", 'opacity=".7"')}${path("M-10 88Q80 62 160 86T330 84V108Q250 124 160 108T-10 112z", "#ffffff", 'opacity=".65"')}${path("M-10 112Q80 88 160 110T330 108V148Q250 160 160 146T-10 152z", "#1a2f8a", 'opacity=".8"')}
${beam(160, -30, 40, 280, 240, "#fff6d8", 0.5)}${glow("#fff0c0", 160, 96, 120, 0.6)}${ellipse(160, 214, 120, 20, "#000", `opacity=".55" filter="${blur(6)}"`)}
${group(shadow(6, 6), `${path("M96 214L120 176H200L224 214z", linear(0, 1, "#c8323c", "#5a0a14"))}${rect(84, 210, 152, 14, 7, GOLD)}${path("M58 96H40V190M262 96H280V190", "none", `stroke="${GOLD}" stroke-width="8" stroke-linejoin="round"`)}`)}
${circle(160, 98, 92, radial(0.4, 0.35, 0.75, "#ffffff 0 .25", "#a8c8ff .7 .12", "#0a1a4a 1 .4"))}${balls}${circle(160, 98, 92, "none", `stroke="${GOLD}" stroke-width="5"`)}${ellipse(160, 98, 40, 92, "none", 'stroke="#ffffff" stroke-width="1.600" stroke-opacity=".45"')}${line("M68 98H252", "#ffffff", 1.6, 'opacity=".4"')}${line("M92 62C106 36 128 22 152 18", "#ffffff", 8, `opacity=".75" filter="${blur(1.5)}"`)}${circle(62, 97, 10, GOLD_ROUND)}${circle(258, 97, 10, GOLD_ROUND)}
${discs({ box: [40, 10, 240, 190], count: 22, colors: ["#ffffff", "#ffe9a0"], size: 1.9, strength: 1, seed: 3 })}${vignette(0.5)}`;
}
