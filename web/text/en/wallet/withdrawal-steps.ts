import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import type { RequestStep, StepContext } from "../../th/wallet/request-status.ts";
import { withdrawalTimeline } from "../../withdrawal-steps.ts";
import { reasonWords, waitWords } from "./request-status.ts";
import { withdrawText as text } from "./withdraw.ts";

export function withdrawalSteps<Time>(
  request: WithdrawalRequest,
  context: StepContext<Time>,
): readonly RequestStep<Time>[] {
  return withdrawalTimeline(request, context, { text, reasonWords, waitWords });
}
