import { type Satang, satang, ZERO } from "../shared/money.ts";

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type Throw = readonly [Face, Face, Face];

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.length ** 3;

/**
 * The bets of the house's dice game with three dice: a sum of 3 to 10, of 11 to 18 or of exactly 11, three equal dice,
 * or a face that at least one die shows.
 */
export const DICE_BETS = [
  "low",
  "high",
  "eleven",
  "triple",
  "face-1",
  "face-2",
  "face-3",
  "face-4",
  "face-5",
  "face-6",
] as const;
export type DiceBet = (typeof DICE_BETS)[number];

const FACE_BETS: ReadonlyMap<DiceBet, Face> = new Map([
  ["face-1", 1],
  ["face-2", 2],
  ["face-3", 3],
  ["face-4", 4],
  ["face-5", 5],
  ["face-6", 6],
]);

/** 91 of 216 throws show a face: every bet returns the same. */
const FACE_PAYS = 230.24;

/** What a winning stake of 100 pays back, the stake included, with at most two decimals. */
const PAYS = {
  low: 194,
  high: 194,
  eleven: 776,
  triple: 3492,
  "face-1": FACE_PAYS,
  "face-2": FACE_PAYS,
  "face-3": FACE_PAYS,
  "face-4": FACE_PAYS,
  "face-5": FACE_PAYS,
  "face-6": FACE_PAYS,
} as const satisfies Record<DiceBet, number>;

/** Three fair dice; `random` returns evenly distributed numbers in [0, 1). */
export function throwDice(random: () => number): Throw {
  return [face(random()), face(random()), face(random())];
}

export function isDiceWin(bet: DiceBet, dice: Throw): boolean {
  const sum = dice[0] + dice[1] + dice[2];
  switch (bet) {
    case "low":
      return sum <= 10;
    case "high":
      return sum >= 11;
    case "eleven":
      return sum === 11;
    case "triple":
      return dice[0] === dice[1] && dice[1] === dice[2];
    default:
      return dice.some((shown) => shown === FACE_BETS.get(bet));
  }
}

/** What a stake pays back, the stake included: whole satang, rounded down; 0 on a loss. */
export function diceWin(bet: DiceBet, stake: Satang, dice: Throw): Satang {
  return isDiceWin(bet, dice) ? satang(Math.floor((stake * Math.round(PAYS[bet] * 100)) / 10_000)) : ZERO;
}

export interface DiceOdds {
  /** In (0, 1): how many of all 216 throws win. */
  readonly chance: number;
  /** What a winning stake of 100 pays back, the stake included. */
  readonly pays: number;
  /** Percent of stakes that is paid back over time. */
  readonly returnPercent: number;
}

/** Counted over all possible throws, so that the odds shown are the odds played. */
export function diceOdds(bet: DiceBet): DiceOdds {
  const pays = PAYS[bet];
  const wins = everyThrow().filter((dice) => isDiceWin(bet, dice)).length;
  return { chance: wins / THROWS, pays, returnPercent: Math.round((wins * pays * 10) / THROWS) / 10 };
}

export function isDiceBet(text: string): text is DiceBet {
  return (DICE_BETS as readonly string[]).includes(text);
}

function face(drawn: number): Face {
  return FACES[Math.floor(drawn * FACES.length)] ?? 6;
}

function everyThrow(): readonly Throw[] {
  return FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three): Throw => [one, two, three])));
}
