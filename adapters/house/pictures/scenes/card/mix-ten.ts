import { neon } from "../../kit/effects.ts";
import { backdrop, discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { line, path, place } from "../../kit/shapes.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** A six and a four turn around each other to a ten. */
export function mixTen(): string {
  return `${backdrop("#b8f05a", "#2a8a3a", "#06301c", 0.5, 0.45)}${rays(160, 112, 20, 230, "#f4ffb0", 0.35)}${glow("#fbffd0", 160, 112, 150, 0.7)}
${place(0, 0, `${path("M160 12C224 12 272 58 272 112L288 112 262 144 236 112 252 112C252 68 214 32 160 30z", linear(1, 1, "#fffbd0", "#ffd23c"))}${path("M160 212C96 212 48 166 48 112L32 112 58 80 84 112 68 112C68 156 106 192 160 194z", linear(1, 1, "#fffbd0", "#ffd23c"))}`, { filter: neon("#ffc21e", 3) })}
${playingCard(112, 122, "6", "club", { turn: -14, scale: 1.22 })}${playingCard(210, 102, "4", "diamond", { turn: 14, scale: 1.22 })}
${place(162, 112, line("M-15 0H15M0-15V15", "#ffffff", 9), { filter: neon("#0a5a2a", 2.5) })}
${discs({ box: [20, 10, 280, 210], count: 36, colors: ["#ffffff", "#f4ffb0", "#ffe27a"], size: 2.3, strength: 0.95, seed: 23 })}${vignette(0.5)}`;
}
