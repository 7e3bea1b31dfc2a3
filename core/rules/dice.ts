import { type Satang, satang, ZERO } from "../shared/money.ts";

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type Throw = readonly [Face, Face, Face];

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.length ** 3;

/**
 * What can be bet on in the house's dice game, three dice at once: a sum of 3 to 10, of 11 to 18, of exactly 11, three
 * alike, or a face that at least one die shows.
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

const FACE_PAYS = 230;

/** What a winning stake of 100 comes back as, itself included. */
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

/** Three fair dice; `chance` is evenly spread in [0, 1). */
export function throwDice(chance: () => number): Throw {
  return [face(chance()), face(chance()), face(chance())];
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

/** What comes back of a stake, itself included: whole satang, rounded down; nothing on a loss. */
export function diceWin(bet: DiceBet, stake: Satang, dice: Throw): Satang {
  return isDiceWin(bet, dice) ? satang(Math.floor((stake * PAYS[bet]) / 100)) : ZERO;
}

export interface DiceOdds {
  /** In (0, 1): the share of all 216 throws that win. */
  readonly chance: number;
  /** What a winning stake of 100 comes back as, itself included. */
  readonly pays: number;
  /** Percent of stakes that comes back over time. */
  readonly returnPercent: number;
}

/** Counted over every throw there is, so that what is shown is what is played. */
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
