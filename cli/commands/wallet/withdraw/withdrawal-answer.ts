import type { IdempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import type { Answer } from "../../../output/answer.ts";
import { requestView, withdrawalJson } from "../request-view.ts";

/** A withdrawal request with its intent. */
export function withdrawalAnswer(request: WithdrawalRequest, key: IdempotencyKey): Answer {
  const { account, attempt } = request;
  return {
    data: { ...withdrawalJson(request), intent: key },
    view: requestView(request, {
      To: account && `${account.bankName} ${account.accountNumber}`,
      Attempt: attempt > 1 ? String(attempt) : undefined,
    }),
  };
}
