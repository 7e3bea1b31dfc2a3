import type { IntentKey } from "../intent.ts";
import type { Outcome } from "../outcome.ts";
import type { DepositRequest } from "./deposit.ts";
import type { MoneyHooks } from "../money-desk.ts";
import { settleDeposit } from "./settle-deposit.ts";
import type { WalletDesk } from "./wallet-desk.ts";

/** Says that the transfer of a deposit request was made. */
export function confirmDeposit(
  desk: WalletDesk,
  { id, key }: { readonly id: string; readonly key: IntentKey },
  hooks: MoneyHooks = {},
): Promise<Outcome<DepositRequest>> {
  return settleDeposit(desk, { kind: "deposit-confirm", key, madeAt: desk.clock(), id }, hooks);
}
