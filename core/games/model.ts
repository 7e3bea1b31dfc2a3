import type { BangkokDate, Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Spec section 1. */
export const GAME_CATEGORIES = ["casino", "sport", "fishing", "card", "lotto", "slot", "hot"] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

export const DEFAULT_GAME_CATEGORY: GameCategory = "sport";

/** The slot makers that the spec names by two letters. */
export const SLOT_TYPES = ["JK", "AC", "SG", "XE"] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export interface Game {
  readonly id: string;
  /** As the maker calls it in Thai. */
  readonly name: string;
  /** Undefined where the backend knows one name only. */
  readonly latinName: string | undefined;
  readonly category: GameCategory;
  /** Of slots only. */
  readonly slotType: SlotType | undefined;
  readonly provider: string;
  /** Percent of stakes that the game pays back over time; undefined where the maker does not say. */
  readonly returnPercent: number | undefined;
  /** Undefined: the tile draws its own art. */
  readonly imagePath: string | undefined;
  /** False while the provider is down or mends the game. */
  readonly open: boolean;
  readonly hot: boolean;
}

/** A game that was opened for the member, ready to be shown. */
export interface GameLaunch {
  readonly launchId: string;
  readonly gameId: string;
  /** Where the game is: an address of its maker's, or a path of the backend's own. `launchUrl` checks it. */
  readonly url: string;
  /** When it ends unless it is played; undefined where the backend does not say. */
  readonly expiresAt: Instant | undefined;
}

/** Money that came back from games to the member's credit. */
export interface GameReturn {
  readonly amountSatang: Satang;
  /** Credit afterwards. */
  readonly creditSatang: Satang;
  readonly at: Instant;
}

/** What some play came to. */
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
  /** The same play by game, most staked first; undefined where the backend does not tell. */
  readonly games: readonly WinLossGame[] | undefined;
  readonly total: PlayTotals;
}

export const RANKING_PERIODS = ["day", "week", "month"] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

export interface RankingEntry {
  /** 1 is first; ties share a rank. */
  readonly rank: number;
  readonly maskedName: string;
  /** What was staked in the period. */
  readonly stakedSatang: Satang;
  /** The signed-in member's own line. */
  readonly mine: boolean;
}
