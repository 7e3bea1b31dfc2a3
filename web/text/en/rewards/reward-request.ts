import type { RewardRequest, RewardStatus } from "../../../../core/rewards/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { rewardRequestRowsIn } from "../../reward-request-rows.ts";
import { reasonWords } from "../wallet/request-status.ts";
import { prizeText } from "./prize.ts";

const status: Readonly<Record<RewardStatus, string>> = {
  checking: "Being checked",
  granted: "Handed out",
  rejected: "Not approved",
};

const text = {
  asked: "Claim received",
  won: "Won with a card",
  checking: "Our staff are checking it",
  granted: "Reward handed out",
  rejected: "Not approved",
  pointsBack: "Points returned",
} as const;

export function rewardRequestRows<Time>(
  requests: readonly RewardRequest[],
  from: "asked" | "won",
  timeOf: (at: Instant) => Time,
) {
  return rewardRequestRowsIn({ status, text, points: prizeText.points, reason: reasonWords }, requests, from, timeOf);
}
