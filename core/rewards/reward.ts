import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { TimelineStep } from "../wallet/timeline.ts";
import type { Prize } from "./prize.ts";

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
  /** What it costs; 0 is free. */
  readonly pricePoints: number;
  /** What must hold before it is granted and what is asked afterwards, in words that can be shown. */
  readonly conditions: readonly string[];
  readonly imagePath: string | undefined;
  /** False when this member can't have it (now); `reason` says why. */
  readonly available: boolean;
  readonly reason: string | undefined;
}

export interface RewardCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly rewards: readonly Reward[];
}

/** A claim of a reward, or of a thing won at cards. */
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
