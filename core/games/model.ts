import type { BangkokDate, Instant } from "../bangkok-time.ts";
import type { Satang } from "../money.ts";

/** Spec section 1. */
export const GAME_CATEGORIES = ["casino", "sport", "fishing", "card", "lotto", "slot", "hot"] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

export const DEFAULT_GAME_CATEGORY: GameCategory = "sport";

/** The slot makers that the spec names by two letters. */
export const SLOT_TYPES = ["JK", "AC", "SG", "XE"] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export interface Game {
  readonly id: string;
  readonly name: string;
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
  /** As the backend sent it: check that it is a web URL before going there. */
  readonly url: string;
}

/** Money that came back from games to the member's credit. */
export interface GameReturn {
  readonly amountSatang: Satang;
  /** Credit afterwards. */
  readonly creditSatang: Satang;
  readonly at: Instant;
}

/** One day's play. */
export interface WinLossDay {
  readonly day: BangkokDate;
  readonly rounds: number;
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
  /** Won less staked: negative when the member lost. */
  readonly netSatang: Satang;
}

export interface WinLoss {
  /** Days with play only, newest first. */
  readonly days: readonly WinLossDay[];
  readonly total: Omit<WinLossDay, "day">;
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
