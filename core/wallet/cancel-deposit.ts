import type { IntentKey } from "../intent.ts";
import type { Outcome } from "../outcome.ts";
import type { DepositRequest } from "./deposit.ts";
import type { MoneyHooks } from "../money-desk.ts";
import { settleDeposit } from "./settle-deposit.ts";
import type { WalletDesk } from "./wallet-desk.ts";

/** Gives up a deposit request for which no transfer was made. */
export function cancelDeposit(
  desk: WalletDesk,
  { id, key }: { readonly id: string; readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  return settleDeposit(desk, { kind: "deposit-cancel", key, madeAt: desk.clock(), id }, hooks);
}
