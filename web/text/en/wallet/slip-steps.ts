import type { SlipRequest } from "../../../../core/wallet/model.ts";
import { slipTimeline } from "../../slip-steps.ts";
import type { RequestStep, StepContext } from "../../th/wallet/request-status.ts";
import { depositSlipText as text } from "./deposit-slip.ts";
import { reasonWords, waitWords } from "./request-status.ts";

export function slipSteps<Time>(request: SlipRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  return slipTimeline(request, context, { text, reasonWords, waitWords });
}
