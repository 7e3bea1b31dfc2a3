import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfChange } from "../money-action/evidence.ts";
import { refuse } from "../shared/refusal.ts";
import { err, mapOk } from "../shared/result.ts";
import type { WithdrawalRequest } from "./model.ts";
import type { WithdrawalDependencies } from "./request-withdrawal.ts";
import { canRetryWithdrawal } from "./statuses.ts";
import { judgedWithdrawalFacts, type WithdrawalFacts } from "./withdrawal-limits.ts";

export interface WithdrawalRetry {
  /** Undefined when no such request is listed. */
  readonly request: Pick<WithdrawalRequest, "id" | "amountSatang" | "status" | "attempt"> | undefined;
  /** What the limits are judged by, if the caller has read it already. */
  readonly facts?: WithdrawalFacts | undefined;
}

/** `attempt` is the number of the rejected attempt. */
const stored = { id: "text", attempt: "count" } as const;

/** Makes a new attempt of a rejected withdrawal; it is judged like a first one. */
export const retryWithdrawal: MoneyAction<typeof stored, WithdrawalDependencies, WithdrawalRetry, WithdrawalRequest> = {
  kind: "withdrawal-retry",
  stored,
  async judge(dependencies, { request, facts }) {
    if (!request) return err(refuse("request-not-found"));
    const { id, amountSatang, status, attempt } = request;
    if (!canRetryWithdrawal(status)) return err(refuse("request-status", { status }));
    return mapOk(await judgedWithdrawalFacts(dependencies, amountSatang, facts), () => ({ id, attempt }));
  },
  send: ({ wallet }, { id, key }) => wallet.retryWithdrawal(id, key),
  lookUp: async ({ wallet }, { id, attempt }) =>
    evidenceOfChange(await wallet.withdrawals(), id, (request) =>
      request.attempt > attempt ? { seen: "effect", value: request } : { seen: "nothing" },
    ),
};
