import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** One thing that can be bet on, with its odds in the open. */
export interface TableBet {
  readonly id: string;
  readonly label: string;
  /** In (0, 1). */
  readonly chance: number;
  /** What a winning stake of 100 comes back as, itself included. */
  readonly pays: number;
  /** Percent of stakes that comes back over time. */
  readonly returnPercent: number;
}

export interface Round {
  readonly id: string;
  readonly at: Instant;
  /** The bet's id. */
  readonly betOn: string;
  readonly betSatang: Satang;
  /** What came back, the stake included; 0 on a loss. */
  readonly winSatang: Satang;
  /** The faces that the dice showed. */
  readonly dice: readonly number[];
  readonly intent: IdempotencyKey | undefined;
}

/** An opened game of the house's own, as the launch's holder sees it. */
export interface GameTable {
  readonly gameId: string;
  readonly title: string;
  readonly provider: string;
  readonly creditSatang: Satang;
  readonly asOf: Instant;
  /** When the launch ends unless a round is played before. */
  readonly expiresAt: Instant;
  readonly minimumSatang: Satang;
  readonly maximumSatang: Satang;
  /** Empty where somebody else plays the game. */
  readonly bets: readonly TableBet[];
  /** The latest of this member's rounds of this game, newest first. */
  readonly rounds: readonly Round[];
}

export interface PlayedRound {
  readonly round: Round;
  /** Credit right after it. */
  readonly creditSatang: Satang;
}

export interface RoundAsk {
  readonly betOn: string;
  readonly amount: Satang;
}
