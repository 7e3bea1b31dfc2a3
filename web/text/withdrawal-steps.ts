import type { WithdrawalRequest } from "../../core/wallet/model.ts";
import { formatCount } from "./numbers.ts";
import type { Texts } from "./texts.ts";
import type { RequestStep, StepContext } from "./th/wallet/request-status.ts";
import type { withdrawText } from "./th/wallet/withdraw.ts";
import { type StepWords, waitingStep } from "./waiting-step.ts";

interface WithdrawalWords extends StepWords {
  readonly text: Pick<Texts<typeof withdrawText>, "step">;
}

/** The timeline of the current attempt, in the words of a language. */
export function withdrawalTimeline<Time>(
  request: WithdrawalRequest,
  context: StepContext<Time>,
  words: WithdrawalWords,
): readonly RequestStep<Time>[] {
  const { timeOf } = context;
  const text = words.text.step;
  const attempt = request.timeline.slice(lastIndexOf(request, "checking"));
  const eventOf = (status: WithdrawalRequest["status"]) => attempt.find((step) => step.status === status);
  const since = eventOf("checking")?.at ?? request.createdAt;
  const label = request.attempt > 1 ? text.askedAgain(formatCount(request.attempt)) : text.asked;
  const requested = { key: "asked", state: "done", label, time: timeOf(since) } as const;
  const rejected = eventOf("rejected");
  if (rejected) {
    const why = { ...words.reasonWords(rejected.reason), time: timeOf(rejected.at) };
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
        waitingStep({ key: "paying", label: text.paying, since }, context, words),
        ahead,
      ]
    : [requested, waitingStep({ key: "checking", label: text.checking, since }, context, words), ahead];
}

function lastIndexOf(request: WithdrawalRequest, status: WithdrawalRequest["status"]): number {
  return Math.max(0, request.timeline.map((step) => step.status).lastIndexOf(status));
}
