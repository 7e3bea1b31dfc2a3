import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { refuse } from "../shared/refusal.ts";
import type { WalletDependencies } from "./dependencies.ts";
import { judgedFacts } from "./request-withdrawal.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import type { WithdrawalRequest } from "./withdrawal.ts";
import type { LimitsDependencies, WithdrawalFacts } from "./withdrawal-limits.ts";
import { canRetryWithdrawal } from "./withdrawal-status.ts";

export interface WithdrawalRetry {
  readonly request: Pick<WithdrawalRequest, "id" | "amountSatang" | "status" | "attempt">;
  readonly key: IdempotencyKey;
  /** What the asker has read already; read first when left out. */
  readonly facts?: WithdrawalFacts | undefined;
}

/** A new attempt of a rejected withdrawal, judged like a first one. */
export async function retryWithdrawal(
  dependencies: WalletDependencies & LimitsDependencies,
  { request: { id, amountSatang, status, attempt }, key, facts }: WithdrawalRetry,
  hooks: MoneyHooks = {},
): Promise<Outcome<WithdrawalRequest>> {
  if (!canRetryWithdrawal(status)) return notSent(refuse("request-status", { status }));
  const madeAt = dependencies.clock();
  const judged = await judgedFacts(dependencies, amountSatang, facts);
  if ("state" in judged) return judged;
  return settleWithdrawal(dependencies, { kind: "withdrawal-retry", key, madeAt, id, attempt }, hooks);
}
