import { backdrop, beam, discs, glow, rays, vignette } from "../../kit/light.ts";
import { chips } from "../../parts/chips.ts";
import { felt } from "../../parts/felt.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** A pok of nine, four and five of one suit, on a blue table. */
export function pokDeng(): string {
  return `${backdrop("#2f7ae0", "#0d2f78", "#040b24", 0.5, 0.12)}${discs({ box: [0, 0, 320, 60], count: 20, colors: ["#ffd88a", "#9fd0ff", "#ffffff"], size: 8, strength: 0.4, seed: 7, soft: 1.5 })}
${beam(160, -30, 30, 290, 230, "#e8f4ff", 0.45)}${felt(48, "#2a74d8", "#081f56", "#3a2416")}${rays(160, 116, 22, 150, "#ffe9a0", 0.35)}${glow("#fff0b8", 160, 110, 110, 0.6)}
${chips(44, 176, 27, 6, "#e0a02a", "#4a2206")}${chips(278, 180, 27, 5, "#c41a2e")}${chips(250, 208, 24, 3, "#15181c", "#f3c552")}
${playingCard(122, 118, "4", "heart", { turn: -13, scale: 1.36 })}${playingCard(200, 116, "5", "heart", { turn: 12, scale: 1.36 })}
${discs({ box: [60, 20, 200, 150], count: 22, colors: ["#ffffff", "#ffe9a0"], size: 2, strength: 1, seed: 9 })}${vignette(0.5)}`;
}
