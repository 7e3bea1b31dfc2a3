import { evidenceOfChange, evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import type { WalletDependencies } from "./dependencies.ts";
import type { WithdrawalRequest } from "./withdrawal.ts";

export type WithdrawalIntent = MoneyIntentOf<"withdrawal-request" | "withdrawal-retry">;

/** Carries out an intent about a withdrawal; with `resumed`, finds out what became of one that was sent before. */
export async function settleWithdrawal(
  dependencies: WalletDependencies,
  intent: WithdrawalIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<WithdrawalRequest>> {
  const { wallet } = dependencies;
  if (intent.kind === "withdrawal-request") {
    return runMoneyAction(
      dependencies,
      intent,
      {
        send: () => wallet.requestWithdrawal(intent.amountSatang, intent.key),
        lookUp: async () =>
          evidenceOfMaking(await wallet.withdrawals(), intent, (made) => made.amountSatang === intent.amountSatang),
      },
      hooks,
    );
  }
  return runMoneyAction(
    dependencies,
    intent,
    {
      send: () => wallet.retryWithdrawal(intent.id, intent.key),
      lookUp: async () =>
        evidenceOfChange(await wallet.withdrawals(), intent.id, (request) =>
          request.attempt > intent.attempt ? { seen: "effect", value: request } : { seen: "nothing" },
        ),
    },
    hooks,
  );
}
