import type { MemberId } from "../../../../core/session/model.ts";
import type { DepositRequest } from "../../../../core/wallet/model.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { answeredBy, type ServiceContext } from "../../engine/service-context.ts";
import type { DepositRecord } from "../../engine/state.ts";
import type { MemberService } from "../../house.ts";
import { allRequests, depositView, recentRequests } from "../request-views.ts";

type DepositService = Pick<
  MemberService,
  "depositInfo" | "deposits" | "depositHistory" | "requestDeposit" | "cancelDeposit" | "confirmDeposit"
>;

const DEPOSITS: RequestKind<DepositRecord, DepositRequest> = { kept: (state) => state.deposits, view: depositView };

export function createDepositService({ streams, content }: ServiceContext, act: Act, id: MemberId): DepositService {
  return {
    async depositInfo() {
      const { accounts, promptPayId, limits } = content;
      return { accounts, promptPayId, minimumSatang: limits.depositMinimum, maximumSatang: limits.depositMaximum };
    },
    async deposits() {
      const { state, now } = await streams.read(id);
      return recentRequests(state.deposits, now).map((deposit) => depositView(deposit));
    },
    async depositHistory() {
      const { state } = await streams.read(id);
      return allRequests(state.deposits).map((deposit) => depositView(deposit));
    },
    requestDeposit(amount, key) {
      const intent = answeredBy(key, "request-deposit", amount);
      return act({ type: "request-deposit", amount, intent }, DEPOSITS);
    },
    cancelDeposit(request, key) {
      const intent = answeredBy(key, "cancel-deposit", request);
      return act({ type: "cancel-deposit", id: request, intent }, DEPOSITS);
    },
    confirmDeposit(request, key) {
      const intent = answeredBy(key, "confirm-deposit", request);
      return act({ type: "confirm-deposit", id: request, intent }, DEPOSITS);
    },
  };
}
