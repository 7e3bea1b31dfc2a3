import { depositSlipText } from "#text/wallet/deposit-slip.ts";
import { type RequestStep, reasonWords, type StepContext } from "#text/wallet/request-status.ts";
import type { SlipRequest } from "../../core/wallet/model.ts";
import { waitingStep } from "./waiting-step.ts";

/** The timeline of a slip: past, current and future steps. */
export function slipSteps<Time>(request: SlipRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  const { timeOf } = context;
  const { status: names, step: text } = depositSlipText;
  const sent = { key: "sent", state: "done", label: text.asked, time: timeOf(request.createdAt) } as const;
  const end = request.timeline.find(({ status }) => status === request.status);
  const time = end && timeOf(end.at);
  switch (request.status) {
    case "checking":
      return [
        sent,
        waitingStep({ key: "checking", label: names.checking, since: request.createdAt }, context),
        { key: "credited", state: "ahead", label: text.creditedAhead },
      ];
    case "credited":
      return [sent, { key: "credited", state: "done", label: names.credited, time }];
    case "rejected":
    case "duplicate": {
      const why = reasonWords(end?.reason);
      return [sent, { key: "end", state: "bad", label: names[request.status], ...why, time }];
    }
  }
}
