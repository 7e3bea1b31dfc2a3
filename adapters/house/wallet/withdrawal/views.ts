import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import { afterSteps } from "../../engine/requests.ts";
import type { WithdrawalRecord } from "../../engine/state.ts";

/** The withdrawal after its first steps, or after all of them. */
export function withdrawalView(withdrawal: WithdrawalRecord, steps?: number): WithdrawalRequest {
  const { id, amountSatang, createdAt, account, intents } = withdrawal;
  const { status, timeline } = afterSteps(withdrawal, steps);
  // Every attempt begins with a check.
  const attempt = timeline.filter((step) => step.status === "checking").length;
  return { id, amountSatang, status, createdAt, attempt, account, timeline, intent: intents[attempt - 1] ?? undefined };
}
