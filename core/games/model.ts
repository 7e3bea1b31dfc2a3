import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { BangkokDate, Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Spec section 1. */
export const GAME_CATEGORIES = ["casino", "sport", "fishing", "card", "lotto", "slot", "hot"] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

export const DEFAULT_GAME_CATEGORY: GameCategory = "sport";

/** The slot providers, with the two letters that the spec uses. */
export const SLOT_TYPES = ["JK", "AC", "SG", "XE"] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export interface Game {
  readonly id: string;
  /** The provider's Thai name for it. */
  readonly name: string;
  /** Undefined where the backend has only one name. */
  readonly latinName: string | undefined;
  readonly category: GameCategory;
  /** Only slots have one. */
  readonly slotType: SlotType | undefined;
  readonly provider: string;
  /** Percent of stakes that the game pays back over time; undefined where the provider does not publish it. */
  readonly returnPercent: number | undefined;
  /** Undefined: the tile draws its own art. */
  readonly imagePath: string | undefined;
  /** False while the provider is down or repairs the game. */
  readonly open: boolean;
  readonly hot: boolean;
  /** When the lobby got it; undefined where the backend does not send it, as in the next two. */
  readonly addedAt: Instant | undefined;
  /** 1 for the most played game of all categories; undefined also for a game that few play. */
  readonly rank: number | undefined;
  /** What its jackpot holds now; undefined also for a game without one. */
  readonly jackpotSatang: Satang | undefined;
}

/** A game that was opened for the member. */
export interface GameLaunch {
  readonly launchId: string;
  readonly gameId: string;
  /** A web address of the provider, or a path at the backend. `launchFrame` checks it. */
  readonly url: string;
  /** When it ends unless it is played; undefined where the backend does not send it. */
  readonly expiresAt: Instant | undefined;
}

/** Money that games returned to the member's credit. */
export interface GameReturn {
  readonly amountSatang: Satang;
  /** Credit afterwards. */
  readonly creditSatang: Satang;
  readonly at: Instant;
}

/** The totals of some play. */
export interface PlayTotals {
  readonly rounds: number;
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
  /** Won less staked: negative when the member lost. */
  readonly netSatang: Satang;
}

export interface WinLossDay extends PlayTotals {
  readonly day: BangkokDate;
}

export interface WinLossGame extends PlayTotals {
  readonly gameId: string;
  readonly title: string;
}

export interface WinLoss {
  /** Days with play only, newest first. */
  readonly days: readonly WinLossDay[];
  /** The same play by game, most staked first; undefined where the backend does not send it. */
  readonly games: readonly WinLossGame[] | undefined;
  readonly total: PlayTotals;
}

/** The kinds of games that a house runs itself. */
export const TABLE_ENGINES = ["dice", "reels", "high-low", "penalty", "numbers"] as const;
export type TableEngine = (typeof TABLE_ENGINES)[number];

/** Takes the win of a round of several steps, in place of a bet. */
export const CASH_OUT = "cash-out";

/** One line of what a game can pay, such as three equal symbols. */
export interface GamePrize {
  readonly id: string;
  readonly label: string;
  /** In (0, 1). */
  readonly chance: number;
  /** What it pays of 100 that were staked on it; on reels, of 100 staked on a line. */
  readonly pays: number;
}

/** One bet of a table game, with its odds shown. */
export interface TableBet {
  readonly id: string;
  readonly label: string;
  /** In (0, 1). */
  readonly chance: number;
  /** What a winning stake of 100 pays back, the stake included; where prizes differ, the highest. */
  readonly pays: number;
  /** Percent of stakes that is paid back over time. */
  readonly returnPercent: number;
}

export interface Round {
  readonly id: string;
  readonly at: Instant;
  /** The bet's id; of a round of several steps, that of the last one. */
  readonly betOn: string;
  readonly betSatang: Satang;
  /** What was paid back, the stake included; 0 on a loss, and while the round is open. */
  readonly winSatang: Satang;
  /** What cashing out pays now; undefined when the round is over. */
  readonly valueSatang: Satang | undefined;
  /** The faces of the dice, or what else the game drew. */
  readonly dice: readonly number[];
  /** Of the last step. */
  readonly intent: IdempotencyKey | undefined;
}

/** An open table of one of the house's own games. */
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
  /** Undefined for a game that the house does not run itself, and at a backend that has only dice. */
  readonly engine: TableEngine | undefined;
  readonly imagePath: string | undefined;
  /** What can be chosen now. Empty for a game that the house does not run itself. */
  readonly bets: readonly TableBet[];
  readonly prizes: readonly GamePrize[];
  /** A round of several steps that goes on. */
  readonly open: Round | undefined;
  /** This member's latest rounds of the game, newest first. */
  readonly rounds: readonly Round[];
}

export interface PlayedRound {
  readonly round: Round;
  /** Credit right after the round. */
  readonly creditSatang: Satang;
  /** What can be chosen next; undefined: what could be chosen before. */
  readonly bets: readonly TableBet[] | undefined;
}

export interface RoundAsk {
  readonly betOn: string;
  readonly amount: Satang;
}

/** A member's own games, as the account has them. */
export interface AccountGames {
  /** Latest first. */
  readonly favourites: readonly Game[];
  /** Latest first. */
  readonly recent: readonly Game[];
}

/** Ids of games that become favourites, the latest first, and of games that are none any more. */
export interface FavouritesChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** What this device stores of a member's games: whole games, so that their tiles need no list. */
export interface SavedGames extends AccountGames {
  /** Ids of the games that became a favourite, or stopped being one, since the account was last told. */
  readonly unsent: readonly string[];
  /** The category that the lobby showed last. */
  readonly category: GameCategory;
}
