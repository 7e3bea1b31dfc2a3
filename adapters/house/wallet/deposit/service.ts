import type { MemberId } from "../../../../core/session/model.ts";
import { bangkokDateOf, plus } from "../../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../../core/shared/money.ts";
import type { DepositInfo, DepositRequest } from "../../../../core/wallet/model.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import type { DepositCommand } from "../../engine/commands.ts";
import { bodyOf } from "../../engine/derived/rows.ts";
import { execute } from "../../engine/execute.ts";
import { HISTORY_COUNT, newestFirst, RECENT_COUNT, RECENT_MS, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { DepositRecord } from "../../engine/state.ts";
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
  const { streams, content, rows } = context;

  function run(command: DepositCommand): Answer<DepositRequest> {
    return execute(context, id, command, (effect, { deposits }) =>
      depositView(requestIn(deposits, effect.id), effect.steps),
    );
  }

  return {
    depositInfo: async () => depositInfoView(content),
    async deposits() {
      const { state, now } = await streams.read(id);
      const from = bangkokDateOf(plus(now, -RECENT_MS));
      const found = await rows.page({ list: "deposits", owner: id, limit: RECENT_COUNT, from });
      const recent = found.map((row) => bodyOf<DepositRecord>(row)).filter((each) => now - each.createdAt < RECENT_MS);
      return newestFirst(recent, state.deposits.values()).map((deposit) => depositView(deposit));
    },
    async depositHistory() {
      await streams.read(id);
      const found = await rows.page({ list: "deposits", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => depositView(bodyOf<DepositRecord>(row)));
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
