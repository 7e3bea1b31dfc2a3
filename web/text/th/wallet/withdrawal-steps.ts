import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import { withdrawalTimeline } from "../../withdrawal-steps.ts";
import { type RequestStep, reasonWords, type StepContext, waitWords } from "./request-status.ts";
import { withdrawText as text } from "./withdraw.ts";

/** The timeline of the current attempt: past, current and future steps. */
export function withdrawalSteps<Time>(
  request: WithdrawalRequest,
  context: StepContext<Time>,
): readonly RequestStep<Time>[] {
  return withdrawalTimeline(request, context, { text, reasonWords, waitWords });
}
