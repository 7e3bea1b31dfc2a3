import { shadow } from "../kit/effects.ts";
import { GOLD, linear } from "../kit/paint.ts";
import { both, circle, line, path, place, rect, repeat, round, text } from "../kit/shapes.ts";

type Suit = "heart" | "spade" | "diamond" | "club";

const SUITS: Readonly<Record<Suit, string>> = {
  heart: "M0 10C-14-1-10-11-5-11-2-11 0-8 0-6 0-8 2-11 5-11 10-11 14-1 0 10z",
  spade:
    "M0-11C4-5 11-1 11 4 11 9 5 9.5 1.4 6 1.6 9 2.600 10.500 4 11.500H-4C-2.600 10.500-1.600 9-1.400 6-5 9.500-11 9-11 4-11-1-4-5 0-11z",
  diamond: "M0-12Q3.500-4 9 0 3.500 4 0 12-3.500 4-9 0-3.500-4 0-12z",
  club: "M0-11a5 5 0 014.300 7.600A5 5 0 111.600 4.400C1.700 7.600 2.700 10 4 11H-4C-2.700 10-1.700 7.600-1.600 4.400A5 5 0 11-4.300-3.400 5 5 0 010-11z",
};

const RED = linear(0.4, 1, "#f0414d", "#b00f22");
const BLACK = linear(0.4, 1, "#3a424c", "#0b0e12");

export function suit(name: Suit, fill: string = inkOf(name)): string {
  return path(SUITS[name], fill);
}

interface CardOptions {
  readonly turn?: number;
  readonly scale?: number;
  readonly face?: readonly [top: string, middle: string, bottom: string];
  readonly edge?: string;
}

/** A card's front, 76 × 108 units at scale 1. */
export function playingCard(x: number, y: number, rank: string, name: Suit, options: CardOptions = {}): string {
  const { turn = 0, scale = 1, face = ["#ffffff", "#f7f2e7", "#d3c9b4"], edge = "#c9a24a" } = options;
  const ink = inkOf(name);
  const corner = `${text(-24, -28, 25, rank, ink, 'font-weight="700"')}${place(-24, -14, suit(name), { scale: 0.82 })}`;
  const middle = /[JQK]/.test(rank) ? court(rank, name) : place(0, 0, suit(name), { scale: 2 });
  return place(
    x,
    y,
    `${rect(-38, -54, 76, 108, 9, linear(0.5, 1, ...face))}${rect(-37.2, -53.2, 74.4, 106.4, 8.5, "none", 'stroke="#fff" stroke-opacity=".9" stroke-width="1.400"')}${rect(-33, -49, 66, 98, 6, "none", `stroke="${edge}" stroke-opacity=".4"`)}${middle}${corner}<g transform="rotate(180)">${corner}</g>`,
    { turn, scale, filter: shadow(7, 6, 0.6) },
  );
}

/** The picture of a jack, a queen or a king: a crown over the suit. */
function court(rank: string, name: Suit): string {
  const crown =
    rank === "K"
      ? "M-17-4L-20-24-10-15 0-29 10-15 20-24 17-4z"
      : rank === "Q"
        ? "M-16-4L-19-20-10-13-7-25 0-14 7-25 10-13 19-20 16-4z"
        : "M-15-4Q-17-20 0-23 17-20 15-4z";
  const dots =
    rank === "J"
      ? circle(0, -24, 3.5, GOLD)
      : both(circle(rank === "K" ? 20 : 19, rank === "K" ? -25 : -21, 2.8, GOLD));
  return `${path(crown, GOLD, 'stroke="#7a4b08" stroke-width="1" stroke-linejoin="round"')}${dots}${rect(-17, -6, 34, 6, 2, linear(1, 0, "#8a1424", "#e8404d", "#8a1424"))}${place(0, 16, suit(name), { scale: 1.35 })}`;
}

/** A card's back with a lattice in one colour. */
export function cardBack(
  x: number,
  y: number,
  color: string,
  dark: string,
  options: CardOptions & { mark?: string } = {},
) {
  const { turn = 0, scale = 1, mark = "" } = options;
  const lattice = repeat(
    9,
    (index) =>
      `M${round(-28 + index * 7)} -44L28 ${round(12 - index * 7)}M${round(28 - index * 7)} -44L-28 ${round(12 - index * 7)}M${round(-28 + index * 7)} 44L28 ${round(-12 + index * 7)}M${round(28 - index * 7)} 44L-28 ${round(-12 + index * 7)}`,
  );
  return place(
    x,
    y,
    `${rect(-38, -54, 76, 108, 9, linear(0.4, 1, "#fff8e4", "#d9cba6"))}${rect(-33, -49, 66, 98, 6, linear(0.5, 1, color, dark))}<g clip-path="inset(0)">${line(lattice, "#fff", 0.7, 'opacity=".22"')}</g>${rect(-29, -45, 58, 90, 5, "none", `stroke="${GOLD}" stroke-width="1.500"`)}${mark}`,
    { turn, scale, filter: shadow(7, 6, 0.6) },
  );
}

function inkOf(name: Suit): string {
  return name === "heart" || name === "diamond" ? RED : BLACK;
}
