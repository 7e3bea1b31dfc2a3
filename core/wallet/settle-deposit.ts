import { evidenceOfChange, evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import { refuse } from "../shared/refusal.ts";
import type { WalletDependencies } from "./dependencies.ts";
import type { DepositRequest } from "./deposit.ts";

export type DepositIntent = MoneyIntentOf<"deposit-request" | "deposit-cancel" | "deposit-confirm">;

/** Carries out an intent about a deposit; with `resumed`, finds out what became of one that was sent before. */
export async function settleDeposit(
  dependencies: WalletDependencies,
  intent: DepositIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  const { wallet } = dependencies;
  switch (intent.kind) {
    case "deposit-request":
      return runMoneyAction(
        dependencies,
        intent,
        {
          send: () => wallet.requestDeposit(intent.amountSatang, intent.key),
          lookUp: async () =>
            evidenceOfMaking(await wallet.deposits(), intent, (made) => made.amountSatang === intent.amountSatang),
        },
        hooks,
      );
    case "deposit-cancel":
      return runMoneyAction(
        dependencies,
        intent,
        {
          send: () => wallet.cancelDeposit(intent.id, intent.key),
          lookUp: async () =>
            evidenceOfChange(await wallet.deposits(), intent.id, (request) => {
              if (request.status === "cancelled") return { seen: "effect", value: request };
              if (request.status === "awaiting-transfer") return { seen: "nothing" };
              return { seen: "superseded", refusal: refuse("request-status", { status: request.status }) };
            }),
        },
        hooks,
        true,
      );
    case "deposit-confirm":
      return runMoneyAction(
        dependencies,
        intent,
        {
          send: () => wallet.confirmDeposit(intent.id, intent.key),
          lookUp: async () =>
            evidenceOfChange(await wallet.deposits(), intent.id, (request) => {
              if (request.status === "awaiting-transfer") return { seen: "nothing" };
              if (request.status === "cancelled" || request.status === "expired") {
                return { seen: "superseded", refusal: refuse("request-status", { status: request.status }) };
              }
              return { seen: "effect", value: request };
            }),
        },
        hooks,
        true,
      );
  }
}
