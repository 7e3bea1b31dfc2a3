import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { TimelineStep } from "../wallet/model.ts";

/** What a wheel, a card, a check-in or a claim can give. */
export type Prize =
  | { readonly kind: "credit"; readonly amountSatang: Satang }
  | { readonly kind: "points"; readonly points: number }
  /** A thing that staff hand over. */
  | { readonly kind: "item"; readonly title: string }
  | { readonly kind: "nothing" };

/** A prize and its chance: no odds are hidden. */
export interface ChancedPrize {
  readonly prize: Prize;
  /** 0 to 1; the chances of one wheel or one set of cards add up to 1. */
  readonly chance: number;
}

export const REWARD_STATUSES = ["checking", "granted", "rejected"] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

export function isRewardFinal(status: RewardStatus): boolean {
  return status !== "checking";
}

export interface Reward {
  readonly id: string;
  readonly categoryId: string;
  readonly title: string;
  readonly prize: Prize;
  /** 0 is free. */
  readonly pricePoints: number;
  /** The conditions before and after it is granted, ready to be shown. */
  readonly conditions: readonly string[];
  readonly imagePath: string | undefined;
  /** False when this member cannot have it now; `reason` says why. */
  readonly available: boolean;
  readonly reason: string | undefined;
}

export interface RewardCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly rewards: readonly Reward[];
}

/** A claim of a reward, or of an item won at cards. */
export interface RewardRequest {
  readonly id: string;
  readonly rewardId: string;
  readonly title: string;
  readonly prize: Prize;
  readonly pricePoints: number;
  readonly status: RewardStatus;
  readonly createdAt: Instant;
  readonly timeline: readonly TimelineStep<RewardStatus>[];
  readonly intent: IdempotencyKey | undefined;
}

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
  /** The segment at which the wheel stops. */
  readonly segmentId: string;
  readonly prize: Prize;
  readonly pointsAfter: number;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}

/** `flip-card` gives its prize at once; a prize of `flip-card-reward` becomes a request to the staff. */
export const FLIP_CARD_GAMES = ["flip-card", "flip-card-reward"] as const;
export type FlipCardGame = (typeof FLIP_CARD_GAMES)[number];

/** A card game that is running. */
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
  /** Undefined where the backend's log does not name the game. */
  readonly game: FlipCardGame | undefined;
  readonly prize: Prize;
  /** What every card held, the picked one included; empty where the backend does not show it. */
  readonly revealed: readonly Prize[];
  readonly pointsAfter: number;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}
