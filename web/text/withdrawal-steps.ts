import { type RequestStep, reasonWords, type StepContext } from "#text/wallet/request-status.ts";
import { withdrawText } from "#text/wallet/withdraw.ts";
import type { WithdrawalRequest } from "../../core/wallet/model.ts";
import { formatCount } from "./numbers.ts";
import { waitingStep } from "./waiting-step.ts";

/** The timeline of the current attempt: past, current and future steps. */
export function withdrawalSteps<Time>(
  request: WithdrawalRequest,
  context: StepContext<Time>,
): readonly RequestStep<Time>[] {
  const { timeOf } = context;
  const text = withdrawText.step;
  const attempt = request.timeline.slice(lastIndexOf(request, "checking"));
  const eventOf = (status: WithdrawalRequest["status"]) => attempt.find((step) => step.status === status);
  const since = eventOf("checking")?.at ?? request.createdAt;
  const label = request.attempt > 1 ? text.askedAgain(formatCount(request.attempt)) : text.asked;
  const requested = { key: "asked", state: "done", label, time: timeOf(since) } as const;
  const rejected = eventOf("rejected");
  if (rejected) {
    const why = { ...reasonWords(rejected.reason), time: timeOf(rejected.at) };
    return [requested, { key: "rejected", state: "bad", label: text.rejected, ...why }];
  }
  const paying = eventOf("paying");
  const paid = eventOf("paid");
  const checked = { key: "checking", state: "done", label: text.checked } as const;
  if (paid) {
    const checkedAt = paying ? { ...checked, time: timeOf(paying.at) } : checked;
    return [requested, checkedAt, { key: "paid", state: "done", label: text.paid, time: timeOf(paid.at) }];
  }
  const ahead = { key: "paid", state: "ahead", label: text.paidAhead } as const;
  return paying
    ? [
        requested,
        { ...checked, time: timeOf(paying.at) },
        waitingStep({ key: "paying", label: text.paying, since }, context),
        ahead,
      ]
    : [requested, waitingStep({ key: "checking", label: text.checking, since }, context), ahead];
}

function lastIndexOf(request: WithdrawalRequest, status: WithdrawalRequest["status"]): number {
  return Math.max(0, request.timeline.map((step) => step.status).lastIndexOf(status));
}
