import { blur, neon } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { group, line, path, place } from "../../kit/shapes.ts";
import { playingCard } from "../../parts/playing-card.ts";

const BOLT = "M176-14L108 112 150 108 118 232 216 84 168 92 204-14z";

/** Two cards in flight with lightning between them. */
export function speedBaccarat(): string {
  const streaks = "M-20 40L96 76M-20 120L70 126M-10 190L92 160M340 20L230 66M340 96L250 104M340 200L232 158";
  return `${backdrop("#3a6bff", "#131a66", "#05061c", 0.5, 0.45)}${rays(160, 112, 30, 260, "#7fb4ff", 0.22)}
${line(streaks, "#bfe0ff", 9, `opacity=".5" filter="${blur(4)}"`)}${line(streaks, "#ffffff", 1.8, 'opacity=".7"')}
${glow("#8fd0ff", 160, 110, 150, 0.7)}
<g transform="translate(88 118) skewY(12) skewX(-10)">${playingCard(0, 0, "8", "spade", { turn: -8, scale: 1.28 })}</g>
<g transform="translate(236 104) skewY(-12) skewX(9)">${playingCard(0, 0, "A", "heart", { turn: 9, scale: 1.28 })}</g>
${group(neon("#ffd23c", 7), path(BOLT, linear(0.2, 1, "#ffffff", "#fff3a0 .4", "#ffc21e"), 'stroke="#fffbe0" stroke-width="2" stroke-linejoin="round"'))}
${place(0, 0, line("M150 108L92 150 104 156 60 196M168 92L226 136 218 144 262 188", "#fff6b8", 2.2), { filter: neon("#ffd23c", 3) })}
${discs({ box: [10, 10, 300, 200], count: 44, colors: ["#ffffff", "#fff3a0", "#9fd0ff"], size: 1.8, strength: 1, seed: 9 })}${vignette(0.6)}`;
}
