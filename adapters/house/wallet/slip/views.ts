import type { SlipRequest } from "../../../../core/wallet/model.ts";
import { afterSteps } from "../../engine/requests.ts";
import type { SlipRecord } from "../../engine/state.ts";

/** The slip after its first steps, or after all of them. */
export function slipView(slip: SlipRecord, steps?: number): SlipRequest {
  const { id, amountSatang, reference, createdAt, intent } = slip;
  const { status, timeline } = afterSteps(slip, steps);
  return { id, amountSatang, status, reference, createdAt, timeline, intent };
}
