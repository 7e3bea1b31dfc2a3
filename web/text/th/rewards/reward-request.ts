import type { RewardRequest, RewardStatus } from "../../../../core/rewards/model.ts";
import { formatMoment } from "../../format.ts";
import { moneyText } from "../wallet/money.ts";
import { prizeText } from "./prize.ts";

const status: Readonly<Record<RewardStatus, string>> = {
  checking: "กำลังตรวจสอบ",
  granted: "มอบรางวัลแล้ว",
  rejected: "ไม่อนุมัติ",
};

const text = {
  asked: "รับคำขอแลกรางวัล",
  won: "ได้รางวัลจากการ์ด",
  checking: "ทีมงานกำลังตรวจสอบ",
  granted: "มอบรางวัล",
  rejected: "ไม่อนุมัติ",
  pointsBack: "คืนแต้มแล้ว",
} as const;

/** The price and when it was asked for, beneath a claim's title. */
function rewardRequestDetail({ pricePoints, createdAt }: RewardRequest): string {
  const price = pricePoints > 0 ? `${prizeText.points(pricePoints)} · ` : "";
  return `${price}${formatMoment(createdAt)}`;
}

/** A claim as a timeline: what happened, what is going on, what comes. `from` names its beginning. */
function rewardSteps(request: RewardRequest, from: "asked" | "won") {
  const begun = { key: "begun", state: "done", label: text[from], time: formatMoment(request.createdAt) } as const;
  const end = request.timeline.find((step) => step.status !== "checking");
  if (!end) {
    return [
      begun,
      { key: "checking", state: "now", label: text.checking },
      { key: "granted", state: "ahead", label: text.granted },
    ] as const;
  }
  const time = formatMoment(end.at);
  if (end.status === "rejected") {
    const back = request.pricePoints > 0 ? [text.pointsBack] : [];
    const detail = [...(end.reason ? [moneyText.reason(end.reason)] : []), ...back].join(" · ");
    return [begun, { key: "rejected", state: "bad", label: text.rejected, detail, time }] as const;
  }
  return [begun, { key: "granted", state: "done", label: text.granted, time }] as const;
}

const TONES = { checking: "gold", granted: "good", rejected: "bad" } as const satisfies Record<RewardStatus, string>;

/** Claims as `TimelineList` wants them. */
export function rewardRequestRows(requests: readonly RewardRequest[], from: "asked" | "won") {
  return requests.map((request) => ({
    key: request.id,
    title: request.title,
    detail: rewardRequestDetail(request),
    status: status[request.status],
    tone: TONES[request.status],
    underWay: request.status === "checking",
    steps: rewardSteps(request, from),
  }));
}
