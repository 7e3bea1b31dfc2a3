import type { FlipCardGame, Prize } from "../../../core/rewards/model.ts";
import type { LevelName } from "../../../core/rules/levels.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** A prize that the house gives without staff. */
export type InstantPrize = Exclude<Prize, { readonly kind: "item" }>;

/** How often a member may claim a reward. */
export interface ClaimLimit {
  readonly times: number;
  readonly per: "day" | "month" | "ever";
}

export interface OfferedReward {
  readonly id: string;
  readonly title: string;
  readonly prize: Exclude<Prize, { readonly kind: "nothing" }>;
  /** 0 is free. */
  readonly pricePoints: number;
  readonly leastLevel?: LevelName;
  readonly limit?: ClaimLimit;
  /** Further conditions, as text for the member. */
  readonly terms: readonly string[];
  readonly imagePath?: string;
}

export interface OfferedCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly rewards: readonly OfferedReward[];
}

export interface WheelRules {
  /** Clockwise from the top. Their chances add up to 1. */
  readonly segments: readonly {
    readonly id: string;
    readonly label: string;
    readonly prize: InstantPrize;
    readonly chance: number;
  }[];
  readonly pricePoints: number;
  readonly spinsPerDay: number;
}

interface CardRules<Game extends FlipCardGame, Given extends Prize> {
  readonly id: string;
  readonly game: Game;
  readonly title: string;
  readonly cards: number;
  /** For each card. The chances add up to 1. */
  readonly prizes: readonly { readonly prize: Given; readonly chance: number }[];
  readonly pricePoints: number;
  readonly playsPerDay: number;
  readonly startsAt: Instant;
  /** The first moment after the event. */
  readonly endsAt: Instant;
}

/** `flip-card` gives its prizes at once. Staff hand out the prizes of `flip-card-reward`. */
export type CardEvent = CardRules<"flip-card", InstantPrize> | CardRules<"flip-card-reward", Prize>;

/** Rewards, wheel and card events, as the operator sets them. */
export interface RewardsContent {
  readonly categories: readonly OfferedCategory[];
  readonly wheel: WheelRules;
  /** Whether there are card events at any time. */
  readonly hasCards: boolean;
  /** The card events at this time. */
  readonly cardEvents: (now: Instant) => readonly CardEvent[];
}
