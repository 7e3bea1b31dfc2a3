import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { Satang } from "../shared/money.ts";
import type { WalletDependencies } from "./dependencies.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import type { WithdrawalRequest } from "./withdrawal.ts";
import {
  judgeWithdrawal,
  type LimitsDependencies,
  readWithdrawalFacts,
  type WithdrawalFacts,
} from "./withdrawal-limits.ts";

export interface WithdrawalAsk {
  readonly amount: Satang;
  readonly key: IdempotencyKey;
  /** What the asker has read already; read first when left out. */
  readonly facts?: WithdrawalFacts | undefined;
}

/** Asks for a withdrawal; what the cap, the count or the credit forbids is refused without a request. */
export async function requestWithdrawal(
  dependencies: WalletDependencies & LimitsDependencies,
  { amount, key, facts }: WithdrawalAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<WithdrawalRequest>> {
  const madeAt = dependencies.clock();
  const judged = await judgedFacts(dependencies, amount, facts);
  if ("state" in judged) return judged;
  const knownIds = judged.withdrawals.map(({ id }) => id);
  return settleWithdrawal(
    dependencies,
    { kind: "withdrawal-request", key, madeAt, amountSatang: amount, knownIds },
    hooks,
  );
}

/** Facts that allow the amount, or why it goes no further. A "no" is never said on facts that were read before. */
export async function judgedFacts(
  dependencies: LimitsDependencies,
  amount: Satang,
  seen: WithdrawalFacts | undefined,
): Promise<WithdrawalFacts | Outcome<never>> {
  if (seen && !judgeWithdrawal(amount, seen, dependencies.clock())) return seen;
  const read = await readWithdrawalFacts(dependencies);
  if (!read.ok) return notSent(read.error);
  const refusal = judgeWithdrawal(amount, read.value, dependencies.clock());
  return refusal ? notSent(refusal) : read.value;
}
