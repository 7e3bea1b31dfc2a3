import type { SlipRequest } from "../../../../core/wallet/model.ts";
import { slipTimeline } from "../../slip-steps.ts";
import { depositSlipText as text } from "./deposit-slip.ts";
import { type RequestStep, reasonWords, type StepContext, waitWords } from "./request-status.ts";

/** The timeline of a slip: past, current and future steps. */
export function slipSteps<Time>(request: SlipRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  return slipTimeline(request, context, { text, reasonWords, waitWords });
}
