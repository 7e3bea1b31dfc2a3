import type { DepositInfo, DepositRequest } from "../../../../core/wallet/model.ts";
import { afterSteps } from "../../engine/requests.ts";
import type { DepositRecord } from "../../engine/state.ts";
import type { SiteContent } from "../../site/site-content.ts";

export function depositInfoView({ accounts, promptPayId, limits }: SiteContent): DepositInfo {
  return { accounts, promptPayId, minimumSatang: limits.depositMinimum, maximumSatang: limits.depositMaximum };
}

/** The deposit after its first steps, or after all of them. */
export function depositView(deposit: DepositRecord, steps?: number): DepositRequest {
  const { order: _, ...request } = deposit;
  return { ...request, ...afterSteps(deposit, steps) };
}
