import type { RewardRequest, RewardStatus } from "../../core/rewards/model.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatMoment } from "./dates.ts";
import type { reasonWords } from "./th/wallet/request-status.ts";

/** The words of the rows, in one language. */
export interface RewardRequestWords {
  readonly status: Readonly<Record<RewardStatus, string>>;
  readonly text: Readonly<Record<"asked" | "won" | RewardStatus | "pointsBack", string>>;
  readonly points: (count: number) => string;
  readonly reason: typeof reasonWords;
}

/** The price and the moment of a request. */
function rewardRequestDetail({ points }: RewardRequestWords, { pricePoints, createdAt }: RewardRequest): string {
  const price = pricePoints > 0 ? `${points(pricePoints)} · ` : "";
  return `${price}${formatMoment(createdAt)}`;
}

/** The steps of a request's timeline: past, current and next. */
function rewardSteps<Time>(
  { text, reason }: RewardRequestWords,
  request: RewardRequest,
  from: "asked" | "won",
  timeOf: (at: Instant) => Time,
) {
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
    const why = reason(end.reason);
    const refund = request.pricePoints > 0 ? [text.pointsBack] : [];
    const detail = [...(why.detail === undefined ? [] : [why.detail]), ...refund].join(" · ");
    return [firstStep, { key: "rejected", state: "bad", label: text.rejected, detail, more: why.more, time }] as const;
  }
  return [firstStep, { key: "granted", state: "done", label: text.granted, time }] as const;
}

const TONES = { checking: "gold", granted: "good", rejected: "bad" } as const satisfies Record<RewardStatus, string>;

/** Requests as rows for `TimelineList`, in the given words. */
export function rewardRequestRowsIn<Time>(
  words: RewardRequestWords,
  requests: readonly RewardRequest[],
  from: "asked" | "won",
  timeOf: (at: Instant) => Time,
) {
  return requests.map((request) => ({
    key: request.id,
    title: request.title,
    detail: rewardRequestDetail(words, request),
    status: words.status[request.status],
    tone: TONES[request.status],
    underWay: request.status === "checking",
    steps: rewardSteps(words, request, from, timeOf),
  }));
}
