import type { DepositRequest } from "../../../../core/wallet/model.ts";
import type { DepositStatus } from "../../../../core/wallet/statuses.ts";
import { formatTime } from "../../dates.ts";
import { formatDuration } from "../../duration.ts";
import { depositText } from "./deposit.ts";
import { reasonWords } from "./reason-words.ts";
import { type RequestStep, type StepContext, waitingStep } from "./request-step.ts";

/** The timeline of a deposit: past, current and future steps. */
export function depositSteps<Time>(request: DepositRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  const { now, timeOf } = context;
  const text = depositText.step;
  const eventOf = (status: DepositStatus) => request.timeline.find((step) => step.status === status);
  const transferred = eventOf("checking");
  const requested = { key: "asked", state: "done", label: text.asked, time: timeOf(request.createdAt) } as const;
  const confirmed = transferred
    ? [{ key: "transfer", state: "done", label: text.confirmed, time: timeOf(transferred.at) } as const]
    : [];
  const ahead = { key: "credited", state: "ahead", label: text.creditedAhead } as const;

  switch (request.status) {
    case "awaiting-transfer": {
      const { expiresAt } = request;
      return [
        requested,
        {
          key: "transfer",
          state: "now",
          label: text.waiting,
          detail: expiresAt && text.before(formatTime(expiresAt)),
          time: expiresAt && formatDuration(expiresAt - now),
        },
        { key: "checking", state: "ahead", label: text.checkingAhead },
        ahead,
      ];
    }
    case "checking":
      return [
        requested,
        ...confirmed,
        waitingStep("checking", text.checking, transferred?.at ?? request.createdAt, context),
        ahead,
      ];
    case "credited": {
      const end = eventOf("credited");
      return [
        requested,
        ...confirmed,
        { key: "credited", state: "done", label: depositText.status.credited, time: end && timeOf(end.at) },
      ];
    }
    case "rejected":
    case "cancelled":
    case "expired": {
      const end = eventOf(request.status);
      return [
        requested,
        ...confirmed,
        {
          key: "end",
          state: "bad",
          label: depositText.status[request.status],
          ...reasonWords(end?.reason),
          time: end && timeOf(end.at),
        },
      ];
    }
  }
}
