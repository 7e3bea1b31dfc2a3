import type { FlipCardGame, Prize } from "../../../core/rewards/model.ts";
import type { LevelName } from "../../../core/rules/levels.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** A prize that needs nobody to hand it over. */
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
  /** What is asked beyond that, in words that can be shown. */
  readonly terms: readonly string[];
  readonly imagePath?: string;
}

export interface OfferedCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly rewards: readonly OfferedReward[];
}

export interface WheelRules {
  /** Clockwise from the top; their chances add up to 1. */
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
  /** Of each card on its own; they add up to 1. */
  readonly prizes: readonly { readonly prize: Given; readonly chance: number }[];
  readonly pricePoints: number;
  readonly playsPerDay: number;
  readonly startsAt: Instant;
  /** The first moment after it. */
  readonly endsAt: Instant;
}

/** What `flip-card` gives is given at once, so it is nothing that staff would have to hand over. */
export type CardEvent = CardRules<"flip-card", InstantPrize> | CardRules<"flip-card-reward", Prize>;

/** What there is to win and to claim, and on which terms: the operator's to decide. */
export interface RewardsContent {
  readonly categories: readonly OfferedCategory[];
  readonly wheel: WheelRules;
  /** Those that are on at a moment. */
  readonly cardEvents: (now: Instant) => readonly CardEvent[];
}
