import type { IntentKey } from "../money-action/idempotency-key.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { DepositRequest } from "./deposit.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { settleDeposit } from "./settle-deposit.ts";
import type { WalletDesk } from "./dependencies.ts";

/** Gives up a deposit request for which no transfer was made. */
export function cancelDeposit(
  desk: WalletDesk,
  { id, key }: { readonly id: string; readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  return settleDeposit(desk, { kind: "deposit-cancel", key, madeAt: desk.clock(), id }, hooks);
}
