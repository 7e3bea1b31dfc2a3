import { blur, shadow } from "../../kit/effects.ts";
import { beam, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { ellipse, rect } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";
import { chips } from "../../parts/chips.ts";

const BOARD = [
  ["Q", "heart"],
  ["J", "heart"],
  ["10", "heart"],
  ["4", "club"],
  ["9", "spade"],
] as const;

/** Five cards on an oval table, and the ace and the king in the player's hand. */
export function texasHoldEm(): string {
  const board = BOARD.map(([rank, name], index) =>
    pipCard(68 + index * 46, 86, rank, name, { scale: 0.58, scaleY: 0.5, filter: shadow(3, 2, 0.6) }),
  ).join("");
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#120a26", "#2c1340 .4", "#06030f"))}
${discs({ box: [0, 0, 320, 50], count: 26, colors: ["#ffb45a", "#ff6a8a", "#ffe0a8"], size: 8, strength: 0.5, seed: 19, soft: 1.6 })}
${ellipse(160, 152, 190, 112, "#000", `opacity=".7" filter="${blur(8)}"`)}${ellipse(160, 144, 182, 108, linear(0, 1, "#8a4a24", "#3a1808 .5", "#140602"))}${ellipse(160, 139, 176, 102, linear(0, 1, "#c98048", "#5a2a12"))}
${ellipse(160, 142, 160, 90, "#04121c")}${ellipse(160, 145, 158, 88, radial(0.5, 0.2, 0.8, "#3fb0e8", "#125a9a .5", "#041c40"))}${ellipse(160, 142, 134, 68, "none", `stroke="${GOLD}" stroke-width="1.600" opacity=".8"`)}
${beam(160, -40, 30, 290, 200, "#fff1d4", 0.5)}${glow("#ffffff", 160, 82, 130, 0.35, 50)}
${board}${chips(32, 150, 17, 8, "#c8202f")}${chips(66, 174, 17, 5, "#f0b428", "#3a2408")}${chips(290, 150, 17, 6, "#1a9a5a")}${chips(262, 178, 17, 4, "#2a2e36", "#f3c552")}
${pipCard(132, 184, "A", "heart", { turn: -13, scale: 1.12 })}${pipCard(192, 188, "K", "heart", { turn: 12, scale: 1.12 })}
${discs({ box: [30, 40, 260, 150], count: 18, colors: ["#ffffff", "#ffe0a8"], size: 1.7, strength: 1, seed: 29 })}${vignette(0.5)}`;
}
