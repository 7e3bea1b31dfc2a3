import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { ChancedPrize, Prize } from "./prize.ts";

export interface WheelSegment extends ChancedPrize {
  readonly id: string;
  readonly label: string;
}

export interface Wheel {
  /** Clockwise from the top. */
  readonly segments: readonly WheelSegment[];
  readonly pricePoints: number;
  /** Today; undefined where only the points limit it. */
  readonly spinsLeft: number | undefined;
}

export interface WheelSpin {
  readonly id: string;
  /** Where the wheel is to stop. */
  readonly segmentId: string;
  readonly prize: Prize;
  readonly pointsAfter: number;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}

/** `flip-card` gives its prize at once; what `flip-card-reward` gives becomes a request to the staff. */
export const FLIP_CARD_GAMES = ["flip-card", "flip-card-reward"] as const;
export type FlipCardGame = (typeof FLIP_CARD_GAMES)[number];

/** A card game that is on. */
export interface FlipCardEvent {
  readonly id: string;
  readonly game: FlipCardGame;
  readonly title: string;
  /** How many cards lie face down. */
  readonly cards: number;
  readonly prizes: readonly ChancedPrize[];
  readonly pricePoints: number;
  readonly playsLeft: number | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export interface FlipCardPick {
  readonly eventId: string;
  /** From 0. */
  readonly card: number;
}

export interface FlipCardPlay extends FlipCardPick {
  readonly id: string;
  /** Undefined where the backend's log does not tell its two games apart. */
  readonly game: FlipCardGame | undefined;
  readonly prize: Prize;
  /** What every card held, the picked one among them; empty where the backend keeps it to itself. */
  readonly revealed: readonly Prize[];
  readonly pointsAfter: number;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}
