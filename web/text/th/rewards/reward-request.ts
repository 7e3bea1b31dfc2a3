import type { RewardRequest, RewardStatus } from "../../../../core/rewards/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { rewardRequestRowsIn } from "../../reward-request-rows.ts";
import { reasonWords } from "../wallet/request-status.ts";
import { prizeText } from "./prize.ts";

const status: Readonly<Record<RewardStatus, string>> = {
  checking: "กำลังตรวจสอบ",
  granted: "มอบรางวัลแล้ว",
  rejected: "ไม่อนุมัติ",
};

const text = {
  asked: "รับคำขอแลกของรางวัล",
  won: "ได้รางวัลจากการ์ด",
  checking: "เจ้าหน้าที่กำลังตรวจสอบ",
  granted: "มอบรางวัล",
  rejected: "ไม่อนุมัติ",
  pointsBack: "คืนแต้มแล้ว",
} as const;

/** Requests as rows for `TimelineList`. `from` says how the requests began, `timeOf` how to show the time of a step. */
export function rewardRequestRows<Time>(
  requests: readonly RewardRequest[],
  from: "asked" | "won",
  timeOf: (at: Instant) => Time,
) {
  return rewardRequestRowsIn({ status, text, points: prizeText.points, reason: reasonWords }, requests, from, timeOf);
}
