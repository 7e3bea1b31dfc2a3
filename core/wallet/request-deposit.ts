import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { Satang } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";
import type { WalletDependencies } from "./dependencies.ts";
import type { DepositInfo, DepositRequest } from "./deposit.ts";
import { isDepositFinal } from "./deposit-status.ts";
import { settleDeposit } from "./settle-deposit.ts";

export interface DepositAsk {
  readonly amount: Satang;
  readonly key: IdempotencyKey;
  /** What the asker has read already; what is left out is read first. */
  readonly info?: DepositInfo | undefined;
  readonly requests?: readonly DepositRequest[] | undefined;
}

/** Asks for a deposit; limits and a request that is still open refuse it without a request. */
export async function requestDeposit(
  dependencies: WalletDependencies,
  ask: DepositAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  const madeAt = dependencies.clock();
  const [info, requests] = await Promise.all([
    ask.info ? { ok: true as const, value: ask.info } : dependencies.wallet.depositInfo(),
    ask.requests ? { ok: true as const, value: ask.requests } : dependencies.wallet.deposits(),
  ]);
  if (!info.ok) return notSent(info.error);
  if (!requests.ok) return notSent(requests.error);
  const refusal = judgeDeposit(ask.amount, info.value);
  if (refusal) return notSent(refusal);
  // Only a list read just now can say that a request is still open; an older one is for the backend to judge.
  if (!ask.requests && requests.value.some(({ status }) => !isDepositFinal(status))) {
    return notSent(refuse("request-already-open"));
  }
  const { amount: amountSatang, key } = ask;
  const knownIds = requests.value.map(({ id }) => id);
  return settleDeposit(dependencies, { kind: "deposit-request", key, madeAt, amountSatang, knownIds }, hooks);
}

/** The refusal of an amount by the operator's limits, if there is one. */
export function judgeDeposit(amount: Satang, { minimumSatang, maximumSatang }: DepositInfo): Refusal | undefined {
  if (amount < minimumSatang) return at("amount", refuse("amount-below-minimum", { minimumSatang }));
  if (amount > maximumSatang) return at("amount", refuse("amount-above-maximum", { maximumSatang }));
  return undefined;
}
