import { neon, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { group, rect, repeat, text } from "../../kit/shapes.ts";
import { lottoBall } from "../../parts/lotto-ball.ts";

const HITS = new Set([12, 15, 23, 27, 34, 38, 41, 46, 52, 55, 63, 68]);

/** A board of eighty numbers lies in space, and the drawn ones shine. */
export function keno80(): string {
  const cell = (index: number) => {
    const number = index + 1;
    const x = (index % 10) * 31;
    const y = Math.floor(index / 10) * 31;
    const hit = HITS.has(number);
    const box = `${rect(x, y, 28, 28, 6, hit ? linear(0, 1, "#fff0a0", "#ff9a1e") : linear(0, 1, "#4a5ae0", "#22208a"))}${text(x + 14, y + 19.5, 14, String(number), hit ? "#5a1c00" : "#c8d0ff", 'font-weight="700"')}`;
    return hit ? group(neon("#ffae2a", 4), box) : box;
  };
  return `${backdrop("#8a4aff", "#2a168a", "#0a0530", 0.4, 0.3)}${discs({ box: [0, 0, 320, 240], count: 50, colors: ["#ffffff", "#c8b8ff"], size: 1.5, strength: 0.9, seed: 15 })}${glow("#c8a8ff", 140, 110, 160, 0.5)}
${group(shadow(10, 10, 0.6), `<g transform="matrix(.92 .25 -.62 .66 112 6)">${rect(-10, -10, 326, 264, 12, "#15104a", 'stroke="#8a8aff" stroke-width="3"')}${repeat(80, cell)}</g>`)}
${group(shadow(8, 8), `${lottoBall(266, 54, 40, "23", "#ff5aa8", "#7a0a4a")}${lottoBall(46, 66, 31, "68", "#28c8e0", "#063a5a")}${lottoBall(254, 150, 28, "41", "#f7b83a", "#8a4a08")}`)}
${discs({ box: [30, 20, 270, 190], count: 16, colors: ["#ffffff", "#fff3a0"], size: 2.2, strength: 1, seed: 16 })}${vignette(0.55)}`;
}
