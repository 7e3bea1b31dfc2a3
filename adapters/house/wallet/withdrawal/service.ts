import type { MemberId } from "../../../../core/session/model.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { answeredBy, type ServiceContext } from "../../engine/service-context.ts";
import type { WithdrawalRecord } from "../../engine/state.ts";
import type { MemberService } from "../../house.ts";
import { allRequests, recentRequests, withdrawalView } from "../request-views.ts";

type WithdrawalService = Pick<
  MemberService,
  "withdrawals" | "withdrawalHistory" | "requestWithdrawal" | "retryWithdrawal"
>;

const WITHDRAWALS: RequestKind<WithdrawalRecord, WithdrawalRequest> = {
  kept: (state) => state.withdrawals,
  view: withdrawalView,
};

export function createWithdrawalService({ streams }: ServiceContext, act: Act, id: MemberId): WithdrawalService {
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
      return act({ type: "request-withdrawal", amount, intent }, WITHDRAWALS);
    },
    retryWithdrawal(request, key) {
      const intent = answeredBy(key, "retry-withdrawal", request);
      return act({ type: "retry-withdrawal", id: request, intent }, WITHDRAWALS);
    },
  };
}
