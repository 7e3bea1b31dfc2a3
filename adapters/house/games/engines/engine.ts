import type { GamePrize, TableBet, TableEngine } from "../../../../core/games/model.ts";
import type { InLanguages } from "../../../../core/sentences/sentences.ts";
import { type Satang, satang, ZERO } from "../../../../core/shared/money.ts";

/** The symbols of a game with reels. */
export type ReelSymbols = "fruit" | "orchard" | "treasure" | "sea";

/** What a game of the house is made of. */
export interface HouseGame {
  readonly kind: TableEngine;
  /** Percent of stakes that the pays are computed from. What the game then returns is `returnPercent` of its engine. */
  readonly rate: number;
  /** Only of reels. */
  readonly symbols?: ReelSymbols;
}

/** Where a game of the member stands. */
export interface Standing {
  /** Whether a round of several steps goes on. */
  readonly open: boolean;
  /** All draws of the open round; without one, those of the round before. Empty before the first round of a launch. */
  readonly drawn: readonly number[];
}

/** A label in each language. */
export type Label = InLanguages<string>;
type Labelled<Line> = Omit<Line, "label"> & { readonly label: Label };
export type Bet = Labelled<TableBet>;
export type Prize = Labelled<GamePrize>;

/** What a step came to. */
export interface Step {
  /** All draws of the round so far. */
  readonly drawn: readonly number[];
  /** The payout with the stake; in a round that goes on, what cashing out would pay. */
  readonly win: Satang;
  readonly over: boolean;
}

/** The rules of one kind of game. All are pure; `random` returns evenly distributed numbers in [0, 1). */
export interface Engine {
  /** Percent of stakes paid back over time; where choices differ, that of the least one. */
  readonly returnPercent: (game: HouseGame) => number;
  readonly prizes: (game: HouseGame) => readonly Prize[];
  /** What can be chosen now. */
  readonly bets: (game: HouseGame, standing: Standing) => readonly Bet[];
  /** Undefined when `betOn` cannot be chosen now. */
  readonly play: (
    game: HouseGame,
    standing: Standing,
    betOn: string,
    stake: Satang,
    random: () => number,
  ) => Step | undefined;
}

export const LOST = { win: ZERO, over: true } as const;

/** What a stake pays back: whole satang, rounded down. `pays`, of a stake of 100, counts to two decimals. */
export function paidBack(stake: Satang, pays: number): Satang {
  return satang(Math.floor((stake * Math.round(pays * 100)) / 10_000));
}

/** Cut to so many decimals; what a binary fraction lacks is not cut. */
export function cut(value: number, decimals = 2): number {
  return Math.floor(value * 10 ** decimals + 1e-6) / 10 ** decimals;
}

/** Rounded to two decimals, as the lobby and the game tell a return. */
export function twoDecimals(percent: number): number {
  return Math.round(percent * 100) / 100;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
