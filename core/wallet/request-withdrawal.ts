import type { IntentKey } from "../money-action/idempotency-key.ts";
import type { Satang } from "../shared/money.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import type { WithdrawalRequest } from "./withdrawal.ts";
import { judgeWithdrawal, type LimitsDesk, readWithdrawalFacts, type WithdrawalFacts } from "./withdrawal-limits.ts";
import type { WalletDesk } from "./dependencies.ts";

export interface WithdrawalAsk {
  readonly amount: Satang;
  readonly key: IntentKey;
  /** What the asker has read already; read first when left out. */
  readonly facts?: WithdrawalFacts | undefined;
}

/** Asks for a withdrawal; what the cap, the count or the credit forbids is refused without a request. */
export async function requestWithdrawal(
  desk: WalletDesk & LimitsDesk,
  { amount, key, facts }: WithdrawalAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<WithdrawalRequest>> {
  const madeAt = desk.clock();
  const judged = await judgedFacts(desk, amount, facts);
  if ("state" in judged) return judged;
  const knownIds = judged.withdrawals.map(({ id }) => id);
  return settleWithdrawal(desk, { kind: "withdrawal-request", key, madeAt, amountSatang: amount, knownIds }, hooks);
}

/** Facts that allow the amount, or why it goes no further. A "no" is never said on facts that were read before. */
export async function judgedFacts(
  desk: LimitsDesk,
  amount: Satang,
  seen: WithdrawalFacts | undefined,
): Promise<WithdrawalFacts | Outcome<never>> {
  if (seen && !judgeWithdrawal(amount, seen, desk.clock())) return seen;
  const read = await readWithdrawalFacts(desk);
  if (!read.ok) return notSent(read.error);
  const refusal = judgeWithdrawal(amount, read.value, desk.clock());
  return refusal ? notSent(refusal) : read.value;
}
