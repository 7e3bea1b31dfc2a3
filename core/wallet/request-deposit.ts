import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import type { Satang } from "../shared/money.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, ok } from "../shared/result.ts";
import type { DepositInfo, DepositRequest } from "./model.ts";
import type { WalletDependencies } from "./port.ts";
import { isDepositFinal } from "./statuses.ts";

export interface DepositAsk {
  readonly amount: Satang;
  /** What the caller has read already; the rest is read first. */
  readonly info?: DepositInfo | undefined;
  readonly requests?: readonly DepositRequest[] | undefined;
}

const stored = { amountSatang: "satang", knownIds: "ids" } as const;

/** Asks for a deposit. The limits and a request that is still open refuse it before it is sent. */
export const requestDeposit: MoneyAction<typeof stored, WalletDependencies, DepositAsk, DepositRequest> = {
  kind: "deposit-request",
  stored,
  async judge({ wallet }, ask) {
    const [info, requests] = await Promise.all([
      ask.info ? ok(ask.info) : wallet.depositInfo(),
      ask.requests ? ok(ask.requests) : wallet.deposits(),
    ]);
    if (!info.ok) return info;
    if (!requests.ok) return requests;
    const refusal = judgeDeposit(ask.amount, info.value);
    if (refusal) return err(refusal);
    // Only a list that was read just now can refuse because of an open request; the backend judges an older one.
    if (!ask.requests && requests.value.some(({ status }) => !isDepositFinal(status))) {
      return err(refuse("request-already-open"));
    }
    return ok({ amountSatang: ask.amount, knownIds: requests.value.map(({ id }) => id) });
  },
  send: ({ wallet }, { amountSatang, key }) => wallet.requestDeposit(amountSatang, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.deposits(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
};

/** The refusal of an amount by the operator's limits, if there is one. */
export function judgeDeposit(amount: Satang, { minimumSatang, maximumSatang }: DepositInfo): Refusal | undefined {
  return judgeAmount(amount, { minimumSatang, maximumSatang });
}
