import type { MemberId } from "../../../../core/session/model.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/withdrawal.ts";
import type { MemberDesk } from "../../house.ts";
import { allRequests, recentRequests, withdrawalView } from "../request-views.ts";
import type { KeptWithdrawal } from "../../engine/state.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { answeredBy, type Floor } from "../../engine/service-context.ts";

type WithdrawalCounter = Pick<
  MemberDesk,
  "withdrawals" | "withdrawalHistory" | "requestWithdrawal" | "retryWithdrawal"
>;

const WITHDRAWALS: RequestKind<KeptWithdrawal, WithdrawalRequest> = {
  kept: (state) => state.withdrawals,
  view: withdrawalView,
};

export function createWithdrawalCounter({ streams }: Floor, act: Act, id: MemberId): WithdrawalCounter {
  return {
    async withdrawals() {
      const { state, now } = await streams.read(id);
      return recentRequests(state.withdrawals, now, state.attempts, ({ attemptedAt }) => attemptedAt).map((request) =>
        withdrawalView(request),
      );
    },
    async withdrawalHistory() {
      const { state } = await streams.read(id);
      return allRequests(state.withdrawals).map((request) => withdrawalView(request));
    },
    requestWithdrawal(amount, key) {
      const intent = answeredBy(key, "request-withdrawal", amount);
      return act({ do: "request-withdrawal", amount, intent }, WITHDRAWALS);
    },
    retryWithdrawal(request, key) {
      const intent = answeredBy(key, "retry-withdrawal", request);
      return act({ do: "retry-withdrawal", id: request, intent }, WITHDRAWALS);
    },
  };
}
