import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { rect } from "../../kit/shapes.ts";
import { flameOrnament } from "../../parts/flame-ornament.ts";
import { playingCard } from "../../parts/playing-card.ts";

/** Thirteen cards in three hands, three, five and five, on a lacquer tray. */
export function threeHands(): string {
  const row = (
    cards: readonly (readonly [string, "heart" | "spade" | "diamond" | "club"])[],
    y: number,
    scale: number,
  ) =>
    cards
      .map(([rank, suit], index) =>
        playingCard(160 + (index - (cards.length - 1) / 2) * 50 * scale, y, rank, suit, {
          scale: scale * 0.72,
          turn: (index - (cards.length - 1) / 2) * 2,
        }),
      )
      .join("");
  return `${backdrop("#f0563a", "#8a1414", "#280406", 0.5, 0.4)}${rect(14, 6, 292, 226, 16, linear(0.4, 1, "#2a0a08", "#5a100c", "#1c0404"), `stroke="${GOLD}" stroke-width="3"`)}${rect(24, 16, 272, 206, 10, "none", `stroke="${GOLD}" stroke-width="1" opacity=".7"`)}${glow("#ffb08a", 160, 100, 150, 0.55)}
${flameOrnament(52, 74, 0.5)}${flameOrnament(268, 74, 0.5)}
${row(
  [
    ["K", "heart"],
    ["K", "club"],
    ["7", "diamond"],
  ],
  52,
  1.02,
)}${row(
  [
    ["9", "spade"],
    ["9", "heart"],
    ["9", "diamond"],
    ["4", "club"],
    ["4", "spade"],
  ],
  112,
  1.06,
)}${row(
  [
    ["10", "heart"],
    ["J", "heart"],
    ["Q", "heart"],
    ["K", "heart"],
    ["A", "heart"],
  ],
  176,
  1.14,
)}
${discs({ box: [20, 10, 280, 200], count: 20, colors: ["#ffe27a", "#ffffff"], size: 1.8, strength: 0.9, seed: 25 })}${vignette(0.5)}`;
}
