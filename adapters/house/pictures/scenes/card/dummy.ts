import { neon, rim } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { line, place, rect, repeat, sparkle } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";
import { cardBack } from "../../parts/playing-card.ts";

const ROW = [
  ["9", "club"],
  ["J", "heart"],
  ["4", "diamond"],
  ["10", "spade"],
  ["7", "heart"],
  ["K", "club"],
] as const;

/** The queen of spades and the two of clubs shine before the long row of discards. */
export function dummy(): string {
  const row = ROW.map(([rank, name], index) =>
    pipCard(24 + index * 38, 66 - index * 6, rank, name, {
      scale: 0.74,
      turn: -8,
      face: ["#fbf4ea", "#e8dccb", "#b9a68e"],
    }),
  ).join("");
  const stock = repeat(4, (index) =>
    cardBack(286 - index * 1.5, 52 - index * 3, "#14827a", "#05343a", { scale: 0.74, turn: 10 }),
  );
  const halo = rect(-40, -56, 80, 112, 10, "none", 'stroke="#ffe58a" stroke-width="3"');
  const shining = (x: number, y: number, turn: number, card: string) =>
    `${card}${place(x, y, halo, { turn, scale: 1.2, filter: neon("#ff9adf", 4) })}`;
  return `${backdrop("#b0489a", "#56176a", "#170626", 0.5, 0.5)}
${line("M-20 118Q160 74 340 96M-20 126Q160 82 340 104", "#ffd8f4", 1.6, 'opacity=".35"')}
${row}${stock}${glow("#ffb0ee", 160, 150, 140, 0.75)}
${shining(122, 158, -9, pipCard(122, 158, "Q", "spade", { turn: -9, scale: 1.2 }))}
${shining(206, 160, 8, pipCard(206, 160, "2", "club", { turn: 8, scale: 1.2 }))}
${place(0, 0, `${sparkle(80, 98, 15, "#fff6c8")}${sparkle(250, 104, 19, "#fff6c8")}${sparkle(164, 92, 11)}${sparkle(264, 190, 10)}`, { filter: rim("#ffffff", 1, 0.4) })}
${discs({ box: [40, 80, 240, 150], count: 34, colors: ["#ffffff", "#ffe48a", "#ffb0ee"], size: 1.9, strength: 1, seed: 21 })}${vignette(0.55)}`;
}
