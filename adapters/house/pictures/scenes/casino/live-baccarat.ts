import { shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { group, line, path } from "../../kit/shapes.ts";
import { chips } from "../../parts/chips.ts";
import { felt } from "../../parts/felt.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** A table in wine red: the shoe gives a card, a nine lies with a king. */
export function liveBaccarat(): string {
  const shoe = `${path("M214 22L306 34 318 104 232 96z", linear(1, 1, "#3b3f48", "#14161b"))}${path("M232 96L318 104 312 132 226 122z", linear(0, 1, "#0d0f13", "#23262e"))}${path("M214 22L232 96 226 122 206 44z", linear(1, 0, "#5a606c", "#1b1e24"))}${line("M214 22L306 34L318 104L232 96z", GOLD, 2)}${path("M236 104L308 111 304 124 231 115z", "#f6f1e6")}`;
  return `${backdrop("#a8283c", "#4a0d1a", "#140308", 0.5, 0.1)}
${discs({ box: [0, 0, 320, 60], count: 22, colors: ["#ffd88a", "#ff9a8a", "#ffffff"], size: 8, strength: 0.4, seed: 8, soft: 1.5 })}
${beam(120, -20, 10, 270, 220, "#fff1d4", 0.42)}${felt(58, "#b02a40", "#3d0713", "#4a1f12")}
${line("M40 196Q160 150 300 204M70 220Q160 184 270 224", "#ffe0a8", 1.8, 'opacity=".5"')}
${glow("#ffd9a0", 130, 120, 120, 0.4)}${group(shadow(8, 7), shoe)}
${chips(52, 150, 24, 9, "#1e6fd0")}${chips(92, 186, 25, 4, "#14171b", "#f3c552")}${chips(266, 196, 28, 5, "#118a4e")}
${playingCard(128, 112, "K", "spade", { turn: -17, scale: 1.12 })}${playingCard(182, 122, "9", "heart", { turn: 9, scale: 1.2 })}
${vignette(0.5)}`;
}
