import type { MemberId } from "../../../../core/session/model.ts";
import type { Satang } from "../../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import type { WithdrawalCommand } from "../../engine/commands.ts";
import { execute } from "../../engine/execute.ts";
import { allRequests, recentRequests, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { withdrawalView } from "./views.ts";

export interface WithdrawalService {
  withdrawals(): Promise<readonly WithdrawalRequest[]>;
  withdrawalHistory(): Promise<readonly WithdrawalRequest[]>;
  requestWithdrawal(amount: Satang, key: OptionalKey): Answer<WithdrawalRequest>;
  retryWithdrawal(requestId: string, key: OptionalKey): Answer<WithdrawalRequest>;
}

export function createWithdrawalService(context: ServiceContext, id: MemberId): WithdrawalService {
  const { streams } = context;

  function run(command: WithdrawalCommand): Answer<WithdrawalRequest> {
    return execute(context, id, command, (effect, { withdrawals }) =>
      withdrawalView(requestIn(withdrawals, effect.id), effect.steps),
    );
  }

  return {
    async withdrawals() {
      const { state, now } = await streams.read(id);
      const recent = recentRequests(state.withdrawals, now, state.attempts, ({ attemptedAt }) => attemptedAt);
      return recent.map((withdrawal) => withdrawalView(withdrawal));
    },
    async withdrawalHistory() {
      const { state } = await streams.read(id);
      return allRequests(state.withdrawals).map((withdrawal) => withdrawalView(withdrawal));
    },
    requestWithdrawal(amount, key) {
      return run({ type: "request-withdrawal", amount, intent: intentRecord(key, "request-withdrawal", amount) });
    },
    retryWithdrawal(requestId, key) {
      return run({ type: "retry-withdrawal", id: requestId, intent: intentRecord(key, "retry-withdrawal", requestId) });
    },
  };
}
