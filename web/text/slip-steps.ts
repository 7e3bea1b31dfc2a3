import type { SlipRequest } from "../../core/wallet/model.ts";
import type { Texts } from "./texts.ts";
import type { depositSlipText } from "./th/wallet/deposit-slip.ts";
import type { RequestStep, StepContext } from "./th/wallet/request-status.ts";
import { type StepWords, waitingStep } from "./waiting-step.ts";

interface SlipWords extends StepWords {
  readonly text: Pick<Texts<typeof depositSlipText>, "status" | "step">;
}

/** The timeline of a slip, in the words of a language. */
export function slipTimeline<Time>(
  request: SlipRequest,
  context: StepContext<Time>,
  words: SlipWords,
): readonly RequestStep<Time>[] {
  const { timeOf } = context;
  const { status: names, step: text } = words.text;
  const sent = { key: "sent", state: "done", label: text.asked, time: timeOf(request.createdAt) } as const;
  const end = request.timeline.find(({ status }) => status === request.status);
  const time = end && timeOf(end.at);
  switch (request.status) {
    case "checking":
      return [
        sent,
        waitingStep({ key: "checking", label: names.checking, since: request.createdAt }, context, words),
        { key: "credited", state: "ahead", label: text.creditedAhead },
      ];
    case "credited":
      return [sent, { key: "credited", state: "done", label: names.credited, time }];
    case "rejected":
    case "duplicate": {
      const why = words.reasonWords(end?.reason);
      return [sent, { key: "end", state: "bad", label: names[request.status], ...why, time }];
    }
  }
}
