import type { MemberId } from "../../../../core/session/model.ts";
import { bangkokDateOf, plus } from "../../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import { isWithdrawalFinal } from "../../../../core/wallet/statuses.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import type { WithdrawalCommand } from "../../engine/commands.ts";
import { bodyOf } from "../../engine/derived/rows.ts";
import { execute } from "../../engine/execute.ts";
import { HISTORY_COUNT, newestFirst, RECENT_COUNT, RECENT_MS, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { WithdrawalRecord } from "../../engine/state.ts";
import { confirmationFor } from "../../session/second-factor/confirmation-for.ts";
import { withdrawalView } from "./views.ts";

export interface WithdrawalService {
  withdrawals(): Promise<readonly WithdrawalRequest[]>;
  withdrawalHistory(): Promise<readonly WithdrawalRequest[]>;
  /** `token` is the session's. A member with a second factor may have to confirm it first. */
  requestWithdrawal(amount: Satang, key: OptionalKey, token?: string): Answer<WithdrawalRequest>;
  retryWithdrawal(requestId: string, key: OptionalKey, token?: string): Answer<WithdrawalRequest>;
}

export function createWithdrawalService(context: ServiceContext, id: MemberId): WithdrawalService {
  const { streams, rows } = context;

  function run(command: WithdrawalCommand): Answer<WithdrawalRequest> {
    return execute(context, id, command, (effect, { withdrawals }) =>
      withdrawalView(requestIn(withdrawals, effect.id), effect.steps),
    );
  }

  return {
    async withdrawals() {
      const { state, now } = await streams.read(id);
      const from = bangkokDateOf(plus(now, -RECENT_MS));
      const found = await rows.page({ list: "withdrawals", owner: id, limit: RECENT_COUNT, from });
      const recent = found
        .map((row) => bodyOf<WithdrawalRecord>(row))
        .filter(({ attemptedAt }) => now - attemptedAt < RECENT_MS);
      const open = [...state.withdrawals.values()].filter(({ status }) => !isWithdrawalFinal(status));
      return newestFirst(recent, open).map((withdrawal) => withdrawalView(withdrawal));
    },
    async withdrawalHistory() {
      await streams.read(id);
      const found = await rows.page({ list: "withdrawals", owner: id, limit: HISTORY_COUNT });
      return found.map((row) => withdrawalView(bodyOf<WithdrawalRecord>(row)));
    },
    async requestWithdrawal(amount, key, token) {
      const intent = intentRecord(key, "request-withdrawal", amount);
      return run({
        type: "request-withdrawal",
        amount,
        intent,
        ...(await confirmationFor(context, "withdrawal", token)),
      });
    },
    async retryWithdrawal(requestId, key, token) {
      const intent = intentRecord(key, "retry-withdrawal", requestId);
      const confirmation = await confirmationFor(context, "withdrawal", token);
      return run({ type: "retry-withdrawal", id: requestId, intent, ...confirmation });
    },
  };
}
