import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD } from "../../kit/paint.ts";
import { ellipse, line, polygon, repeat } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";

type Card = readonly [rank: string, suit: Parameters<typeof pipCard>[3]];

const BACK: readonly Card[] = [
  ["8", "spade"],
  ["9", "spade"],
  ["10", "spade"],
  ["J", "spade"],
  ["Q", "spade"],
];
const MIDDLE: readonly Card[] = [
  ["5", "heart"],
  ["5", "club"],
  ["5", "diamond"],
  ["K", "heart"],
  ["K", "club"],
];
const FRONT: readonly Card[] = [
  ["A", "diamond"],
  ["A", "heart"],
  ["6", "club"],
];

/** Thirteen cards in three fans: a straight flush, a full house and a pair. */
export function threeHands(): string {
  const fan = (x: number, y: number, cards: readonly Card[], scale: number, step: number) =>
    cards
      .map(([rank, name], index) => {
        const turn = (index - (cards.length - 1) / 2) * step;
        const angle = ((turn - 90) * Math.PI) / 180;
        const reach = 118 * scale;
        return pipCard(x + reach * Math.cos(angle), y + reach + reach * Math.sin(angle), rank, name, { turn, scale });
      })
      .join("");
  const plate = (x: number, y: number, width: number) =>
    `${ellipse(x, y, width, width * 0.3, "#04241c", 'opacity=".75"')}${ellipse(x, y, width, width * 0.3, "none", `stroke="${GOLD}" stroke-width="2.200"`)}${ellipse(x, y, width - 6, width * 0.3 - 3, "none", `stroke="${GOLD}" stroke-width=".8" opacity=".7"`)}`;
  const hexagons = repeat(6, (row) =>
    repeat(9, (column) => {
      const x = column * 42 + (row % 2) * 21 - 8;
      const y = row * 36 - 6;
      return polygon(
        [0, 1, 2, 3, 4, 5].map((corner) => [
          x + 20 * Math.sin((corner * Math.PI) / 3),
          y + 20 * Math.cos((corner * Math.PI) / 3),
        ]),
      );
    }),
  );
  return `${backdrop("#1fae7e", "#0a5440", "#02130f", 0.5, 0.3)}${line(hexagons, "#ffe08a", 1, 'opacity=".2"')}
${glow("#b8ffd8", 230, 66, 100, 0.35)}${glow("#fff0b0", 100, 150, 130, 0.5)}
${plate(252, 96, 62)}${fan(252, 60, FRONT, 0.72, 22)}
${plate(98, 122, 80)}${fan(98, 72, MIDDLE, 0.78, 18)}
${plate(200, 222, 106)}${fan(192, 166, BACK, 0.98, 18)}
${discs({ box: [10, 10, 300, 220], count: 30, colors: ["#fff3b0", "#b8ffd8"], size: 1.8, strength: 1, seed: 31 })}${vignette(0.5)}`;
}
