import type { MemberId } from "../../../../core/session/model.ts";
import type { Satang } from "../../../../core/shared/money.ts";
import type { DepositInfo, DepositRequest } from "../../../../core/wallet/model.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import type { DepositCommand } from "../../engine/commands.ts";
import { execute } from "../../engine/execute.ts";
import { allRequests, recentRequests, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { depositInfoView, depositView } from "./views.ts";

export interface DepositService {
  depositInfo(): Promise<DepositInfo>;
  deposits(): Promise<readonly DepositRequest[]>;
  depositHistory(): Promise<readonly DepositRequest[]>;
  requestDeposit(amount: Satang, key: OptionalKey): Answer<DepositRequest>;
  cancelDeposit(requestId: string, key: OptionalKey): Answer<DepositRequest>;
  confirmDeposit(requestId: string, key: OptionalKey): Answer<DepositRequest>;
}

export function createDepositService(context: ServiceContext, id: MemberId): DepositService {
  const { streams, content } = context;

  function run(command: DepositCommand): Answer<DepositRequest> {
    return execute(context, id, command, (effect, { deposits }) =>
      depositView(requestIn(deposits, effect.id), effect.steps),
    );
  }

  return {
    depositInfo: async () => depositInfoView(content),
    async deposits() {
      const { state, now } = await streams.read(id);
      return recentRequests(state.deposits, now).map((deposit) => depositView(deposit));
    },
    async depositHistory() {
      const { state } = await streams.read(id);
      return allRequests(state.deposits).map((deposit) => depositView(deposit));
    },
    requestDeposit(amount, key) {
      return run({ type: "request-deposit", amount, intent: intentRecord(key, "request-deposit", amount) });
    },
    cancelDeposit(requestId, key) {
      return run({ type: "cancel-deposit", id: requestId, intent: intentRecord(key, "cancel-deposit", requestId) });
    },
    confirmDeposit(requestId, key) {
      return run({ type: "confirm-deposit", id: requestId, intent: intentRecord(key, "confirm-deposit", requestId) });
    },
  };
}
