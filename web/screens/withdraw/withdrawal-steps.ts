import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { formatCount, formatDuration, formatTime } from "../../text/format.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { waitWords } from "../../text/th/wallet/waiting.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import type { TimelineStep } from "../../ui/lists/status-timeline.tsx";

/** The current attempt of a request as a timeline: what happened, what is going on, what comes. */
export function withdrawalSteps(
  request: WithdrawalRequest,
  now: Instant,
  usualSeconds: number | undefined,
): readonly TimelineStep[] {
  const text = withdrawText;
  const amount = formatBaht(request.amountSatang);
  const attempt = request.timeline.slice(lastIndexOf(request, "checking"));
  const at = (status: WithdrawalRequest["status"]) => attempt.find((step) => step.status === status);
  const asked = at("checking")?.at ?? request.createdAt;
  const asking: TimelineStep = {
    key: "asked",
    state: "done",
    label: request.attempt > 1 ? text.stepAskedAgain(amount, formatCount(request.attempt)) : text.stepAsked(amount),
    time: formatTime(asked),
  };
  const rejected = at("rejected");
  if (rejected) {
    const detail = rejected.reason ? moneyText.reason(rejected.reason) : undefined;
    return [asking, { key: "rejected", state: "bad", label: text.stepRejected, detail, time: formatTime(rejected.at) }];
  }
  const paying = at("paying");
  const paid = at("paid");
  const going = {
    state: "now",
    detail: waitWords(now - asked, usualSeconds),
    time: formatDuration(now - asked),
  } as const;
  return [
    asking,
    paying || paid
      ? { key: "checking", state: "done", label: text.stepChecking, time: formatTime((paying ?? paid)?.at ?? asked) }
      : { key: "checking", label: text.stepChecking, ...going },
    paying && !paid
      ? { key: "paying", label: text.stepPaying, ...going }
      : paid
        ? { key: "paid", state: "done", label: text.stepPaid, time: formatTime(paid.at) }
        : { key: "paid", state: "ahead", label: text.stepPaid },
  ];
}

function lastIndexOf(request: WithdrawalRequest, status: WithdrawalRequest["status"]): number {
  return Math.max(0, request.timeline.map((step) => step.status).lastIndexOf(status));
}
