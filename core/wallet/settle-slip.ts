import { evidenceOfMaking } from "../money-action/evidence.ts";
import type { MoneyIntentOf } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import { type MoneyHooks, runMoneyAction } from "../money-action/run.ts";
import type { WalletDependencies } from "./dependencies.ts";
import type { SlipRequest } from "./slip.ts";

export type SlipIntent = MoneyIntentOf<"slip-confirm" | "slip-manual">;

/** Carries out an intent about a slip; with `resumed`, finds out what became of one that was sent before. */
export async function settleSlip(
  dependencies: WalletDependencies,
  intent: SlipIntent,
  hooks: MoneyHooks = {},
): Promise<Outcome<SlipRequest>> {
  const { wallet } = dependencies;
  const send = () =>
    intent.kind === "slip-confirm"
      ? wallet.confirmSlip(intent.slipId, intent.key)
      : wallet.requestSlipDeposit({ payload: intent.payload, amountSatang: intent.amountSatang }, intent.key);
  const resembles = (made: SlipRequest) =>
    intent.kind === "slip-confirm" ? made.reference === intent.reference : made.amountSatang === intent.amountSatang;
  const lookUp = async () => evidenceOfMaking(await wallet.slips(), intent, resembles);
  return runMoneyAction(dependencies, intent, { send, lookUp }, hooks);
}
