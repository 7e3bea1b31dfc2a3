import type { BangkokDate, Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

export const HISTORY_KINDS = [
  "deposit",
  "withdrawal",
  "game",
  "reward",
  "wheel",
  "flip-card",
  "check-in",
  "affiliate",
  "bonus",
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One line of a member's ledger: it moved credit, points or both. */
export interface HistoryEntry {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly at: Instant;
  /** Signed: what came in is positive. */
  readonly creditSatang: Satang;
  /** Signed. */
  readonly points: number;
  /** Credit after this line, where the backend tells. */
  readonly balanceSatang: Satang | undefined;
  /** The request, round or reward behind it. */
  readonly reference: string;
  /** A name that can be shown: a game's, a reward's. */
  readonly title: string | undefined;
}

export interface HistoryQuery {
  /** Empty: every kind. */
  readonly kinds: readonly HistoryKind[];
  /** First and last day, both included. */
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
  /** Where the last page ended, as `next` said. */
  readonly cursor: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

/** A page, newest first. */
export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}
