import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import type { WalletDependencies } from "./dependencies.ts";
import type { DepositRequest } from "./deposit.ts";
import { settleDeposit } from "./settle-deposit.ts";

/** Says that the transfer of a deposit request was made. */
export function confirmDeposit(
  dependencies: WalletDependencies,
  { id, key }: { readonly id: string; readonly key: IdempotencyKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  return settleDeposit(dependencies, { kind: "deposit-confirm", key, madeAt: dependencies.clock(), id }, hooks);
}
