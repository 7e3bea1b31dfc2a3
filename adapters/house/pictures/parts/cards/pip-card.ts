import { shadow } from "../../kit/effects.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { type Point, place, rect, text } from "../../kit/shapes.ts";
import { suit } from "../playing-card.ts";
import { courtFigure } from "./court-figure.ts";

type Suit = Parameters<typeof suit>[0];

interface CardOptions {
  readonly turn?: number;
  readonly scale?: number;
  /** Less than `scale` for a card that lies on a table. */
  readonly scaleY?: number;
  readonly face?: readonly [top: string, middle: string, bottom: string];
  /** A frame of gold. */
  readonly gilded?: boolean;
  readonly filter?: string;
}

const SIDES = (...rows: readonly number[]): readonly Point[] =>
  rows.flatMap((row): readonly Point[] => [
    [-11, row],
    [11, row],
  ]);

const PIPS: Readonly<Record<string, readonly Point[]>> = {
  2: [
    [0, -29],
    [0, 29],
  ],
  3: [
    [0, -30],
    [0, 0],
    [0, 30],
  ],
  4: SIDES(-27, 27),
  5: [...SIDES(-27, 27), [0, 0]],
  6: SIDES(-28, 0, 28),
  7: [...SIDES(-28, 0, 28), [0, -14]],
  8: [...SIDES(-28, 0, 28), [0, -14], [0, 14]],
  9: [...SIDES(-32, -11, 11, 32), [0, 0]],
  10: [...SIDES(-32, -11, 11, 32), [0, -21.5], [0, 21.5]],
};

/** A card's front with all its pips, 76 × 108 units at scale 1. */
export function pipCard(x: number, y: number, rank: string, name: Suit, options: CardOptions = {}): string {
  const { turn = 0, scale = 1, scaleY = scale, face = ["#ffffff", "#f8f4ea", "#d9d0bd"], gilded = false } = options;
  const red = name === "heart" || name === "diamond";
  const ink = red ? linear(0.4, 1, "#f0414d", "#b00f22") : linear(0.4, 1, "#3a424c", "#0b0e12");
  const size = rank === "10" ? 20 : 24;
  const tight = rank === "10" ? 'letter-spacing="-2"' : "";
  const corner = `${text(-27.5, -31, size, rank, ink, `font-weight="700" ${tight}`)}${place(-27.5, -19, suit(name), { scale: 0.66 })}`;
  const frame = gilded
    ? rect(-36.5, -52.5, 73, 105, 8, "none", `stroke="${GOLD}" stroke-width="3"`)
    : rect(-37.2, -53.2, 74.4, 106.4, 8.5, "none", 'stroke="#fff" stroke-opacity=".9" stroke-width="1.400"');
  return place(
    x,
    y,
    `${rect(-38, -54, 76, 108, 9, linear(0.5, 1, ...face))}${frame}${middleOf(rank, name, red)}${corner}<g transform="rotate(180)">${corner}</g>`,
    { turn, scale, scaleY, filter: options.filter ?? shadow(6, 5, 0.6) },
  );
}

function middleOf(rank: string, name: Suit, red: boolean): string {
  const pips = PIPS[rank];
  if (pips)
    return pips
      .map(([px, py]) => place(px, py, suit(name), { scale: pips.length > 6 ? 0.72 : 0.86, turn: py > 0 ? 180 : 0 }))
      .join("");
  if (rank === "A") return place(0, 0, suit(name), { scale: 2.1 });
  return courtFigure(rank, red);
}
