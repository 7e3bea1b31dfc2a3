import type { MoneyAction } from "../money-action/definition.ts";
import { evidenceOfCreation } from "../money-action/evidence.ts";
import type { Satang } from "../shared/money.ts";
import { mapOk } from "../shared/result.ts";
import type { WithdrawalRequest } from "./model.ts";
import type { WalletDependencies } from "./port.ts";
import { judgedWithdrawalFacts, type LimitsDependencies, type WithdrawalFacts } from "./withdrawal-limits.ts";

export interface WithdrawalAsk {
  readonly amount: Satang;
  /** What the limits are judged by, if the caller has read it already. */
  readonly facts?: WithdrawalFacts | undefined;
}

export type WithdrawalDependencies = WalletDependencies & LimitsDependencies;

const stored = { amountSatang: "satang", knownIds: "ids" } as const;

/** Asks for a withdrawal. The cap, the count and the credit refuse it before it is sent. */
export const requestWithdrawal: MoneyAction<typeof stored, WithdrawalDependencies, WithdrawalAsk, WithdrawalRequest> = {
  kind: "withdrawal-request",
  stored,
  async judge(dependencies, { amount: amountSatang, facts }) {
    const judged = await judgedWithdrawalFacts(dependencies, amountSatang, facts);
    return mapOk(judged, ({ withdrawals }) => ({ amountSatang, knownIds: withdrawals.map(({ id }) => id) }));
  },
  send: ({ wallet }, { amountSatang, key }) => wallet.requestWithdrawal(amountSatang, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.withdrawals(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
};
