import type { PlayLimit } from "../rules/play-limits.ts";
import type { SignOfHarm } from "../rules/signs-of-harm.ts";
import type { BangkokDate, Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Minutes at play between two reality checks; 0 for a member who wants none. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number];

export function isRealityCheckMinutes(minutes: number): minutes is RealityCheckMinutes {
  return REALITY_CHECK_MINUTES.some((each) => each === minutes);
}

/** One of the limits that a member can have, and what is left of it. */
export interface PlayLimitLeft extends PlayLimit {
  /** Undefined where the member has none. Satang; minutes for time. */
  readonly amount: number | undefined;
  /** In the running period, with what is under way. Satang, below 0 for a loss that is a win; minutes for time. */
  readonly used: number;
  /** 0 or more; undefined without a limit. */
  readonly left: number | undefined;
  /** When the first part of what is used counts no more. */
  readonly resetsAt: Instant;
  readonly asked: AskedLimit | undefined;
}

/** A higher limit, or none, that waits for its day and for the member's confirmation. */
export interface AskedLimit {
  /** Undefined where the limit is to end. */
  readonly amount: number | undefined;
  readonly askedAt: Instant;
  /** It can be confirmed from this moment on. */
  readonly from: Instant;
  /** And it lapses at this one. */
  readonly until: Instant;
}

/** A break or a self-exclusion: no deposit, no game, no reward. */
export interface PauseView {
  readonly kind: "break" | "exclusion";
  readonly startedAt: Instant;
  /** Undefined for one for good. */
  readonly until: Instant | undefined;
  /**
   * - `on`: it lasts
   * - `over`: a self-exclusion has passed, and the member has not asked to return
   * - `returning`: the member has asked; play opens at `returnsAt`
   */
  readonly stage: "on" | "over" | "returning";
  readonly returnsAt: Instant | undefined;
}

/** All that a member set, and how it stands. */
export interface FairPlay {
  /** Every limit that the backend offers. */
  readonly limits: readonly PlayLimitLeft[];
  readonly pause: PauseView | undefined;
  /** Undefined while the member has chosen nothing; then the brand's default holds. */
  readonly realityCheckMinutes: RealityCheckMinutes | undefined;
  /** Why a suggestion is due today; empty without one, and once it was seen today. */
  readonly signs: readonly SignOfHarm[];
}

export const FIGURE_SPANS = ["7-days", "30-days", "year", "ever"] as const;
export type FigureSpan = (typeof FIGURE_SPANS)[number];

/** Sums of the ledger. A withdrawal counts when it is paid. */
export interface PlayFigures {
  readonly span: FigureSpan;
  readonly depositedSatang: Satang;
  readonly withdrawnSatang: Satang;
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
}

/** One Bangkok day of the running month. */
export interface PlayDayFigures {
  readonly day: BangkokDate;
  readonly depositedSatang: Satang;
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
  /** Whole minutes at play. */
  readonly minutes: number;
}

export interface FairPlayFigures {
  /** In the order of `FIGURE_SPANS`. */
  readonly spans: readonly PlayFigures[];
  /** The days with a deposit or a round, the first one first. */
  readonly days: readonly PlayDayFigures[];
}

export const FAIR_PLAY_STEPS = [
  "limit-set",
  "limit-removed",
  "limit-asked",
  "limit-cancelled",
  "break-started",
  "excluded",
  "return-asked",
  "reality-check-set",
] as const;

/** One line of what the member decided. Nobody can change or remove it. */
export interface FairPlayStep {
  readonly id: string;
  readonly at: Instant;
  readonly step: (typeof FAIR_PLAY_STEPS)[number];
  /** Of a limit. */
  readonly limit: PlayLimit | undefined;
  /** Satang; minutes for time and reality checks. Undefined where a limit is to end. */
  readonly amount: number | undefined;
  /** The end of a break or a self-exclusion. */
  readonly until: Instant | undefined;
}
