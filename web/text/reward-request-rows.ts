import { prizeText } from "#text/rewards/prize.ts";
import { rewardRequestText } from "#text/rewards/reward-request.ts";
import { reasonWords } from "#text/wallet/request-status.ts";
import type { RewardRequest, RewardStatus } from "../../core/rewards/model.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatMoment } from "./dates.ts";

/** The price and the moment of a request. */
function rewardRequestDetail({ pricePoints, createdAt }: RewardRequest): string {
  const price = pricePoints > 0 ? `${prizeText.points(pricePoints)} · ` : "";
  return `${price}${formatMoment(createdAt)}`;
}

/** The steps of a request's timeline: past, current and next. */
function rewardSteps<Time>(request: RewardRequest, from: "asked" | "won", timeOf: (at: Instant) => Time) {
  const text = rewardRequestText.step;
  const firstStep = { key: "begun", state: "done", label: text[from], time: timeOf(request.createdAt) } as const;
  const end = request.timeline.find((step) => step.status !== "checking");
  if (!end) {
    return [
      firstStep,
      { key: "checking", state: "now", label: text.checking },
      { key: "granted", state: "ahead", label: text.granted },
    ] as const;
  }
  const time = timeOf(end.at);
  if (end.status === "rejected") {
    const why = reasonWords(end.reason);
    const refund = request.pricePoints > 0 ? [text.pointsBack] : [];
    const detail = [...(why.detail === undefined ? [] : [why.detail]), ...refund].join(" · ");
    return [firstStep, { key: "rejected", state: "bad", label: text.rejected, detail, more: why.more, time }] as const;
  }
  return [firstStep, { key: "granted", state: "done", label: text.granted, time }] as const;
}

const TONES = { checking: "gold", granted: "good", rejected: "bad" } as const satisfies Record<RewardStatus, string>;

/** Requests as rows for `TimelineList`. `from` says how the requests began, `timeOf` how to show the time of a step. */
export function rewardRequestRows<Time>(
  requests: readonly RewardRequest[],
  from: "asked" | "won",
  timeOf: (at: Instant) => Time,
) {
  return requests.map((request) => ({
    key: request.id,
    title: request.title,
    detail: rewardRequestDetail(request),
    status: rewardRequestText.status[request.status],
    tone: TONES[request.status],
    underWay: request.status === "checking",
    steps: rewardSteps(request, from, timeOf),
  }));
}
