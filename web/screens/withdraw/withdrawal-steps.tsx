import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { formatDuration } from "../../text/duration.ts";
import { formatCount } from "../../text/numbers.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { waitWords } from "../../text/th/wallet/wait.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import type { TimelineStep } from "../../ui/lists/status-timeline.tsx";

/** The timeline of the current attempt: past, current and future steps. */
export function withdrawalSteps(
  request: WithdrawalRequest,
  now: Instant,
  usualSeconds: number | undefined,
): readonly TimelineStep[] {
  const ago = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  const text = withdrawText;
  const amount = formatBaht(request.amountSatang);
  const attempt = request.timeline.slice(lastIndexOf(request, "checking"));
  const eventOf = (status: WithdrawalRequest["status"]) => attempt.find((step) => step.status === status);
  const requestedAt = eventOf("checking")?.at ?? request.createdAt;
  const requested: TimelineStep = {
    key: "asked",
    state: "done",
    label: request.attempt > 1 ? text.stepAskedAgain(amount, formatCount(request.attempt)) : text.stepAsked(amount),
    time: ago(requestedAt),
  };
  const rejected = eventOf("rejected");
  if (rejected) {
    const detail = rejected.reason ? moneyText.reason(rejected.reason) : undefined;
    return [requested, { key: "rejected", state: "bad", label: text.stepRejected, detail, time: ago(rejected.at) }];
  }
  const paying = eventOf("paying");
  const paid = eventOf("paid");
  const current = {
    state: "now",
    detail: waitWords(now - requestedAt, usualSeconds),
    time: formatDuration(now - requestedAt),
  } as const;
  return [
    requested,
    paying || paid
      ? {
          key: "checking",
          state: "done",
          label: text.stepChecking,
          time: ago((paying ?? paid)?.at ?? requestedAt),
        }
      : { key: "checking", label: text.stepChecking, ...current },
    paying && !paid
      ? { key: "paying", label: text.stepPaying, ...current }
      : paid
        ? { key: "paid", state: "done", label: text.stepPaid, time: ago(paid.at) }
        : { key: "paid", state: "ahead", label: text.stepPaid },
  ];
}

function lastIndexOf(request: WithdrawalRequest, status: WithdrawalRequest["status"]): number {
  return Math.max(0, request.timeline.map((step) => step.status).lastIndexOf(status));
}
