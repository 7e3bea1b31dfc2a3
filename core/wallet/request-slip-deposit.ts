import type { IntentKey } from "../money-action/idempotency-key.ts";
import { notSent, type Outcome } from "../money-action/outcome.ts";
import { at, refuse } from "../shared/refusal.ts";
import type { MoneyHooks } from "../money-action/run.ts";
import { settleSlip } from "./settle-slip.ts";
import type { ManualSlip, SlipRequest } from "./slip.ts";
import type { WalletDesk } from "./dependencies.ts";

export interface ManualSlipAsk {
  readonly slip: ManualSlip;
  readonly key: IntentKey;
  /** The member's slips as read before; read first when left out. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

/** Hands a slip that the bank could not answer for to the operator's staff. */
export async function requestSlipDeposit(
  desk: WalletDesk,
  { slip, key, slips }: ManualSlipAsk,
  hooks: MoneyHooks = {},
): Promise<Outcome<SlipRequest>> {
  if (slip.amountSatang <= 0) return notSent(at("amount", refuse("amount-zero")));
  const madeAt = desk.clock();
  const known = slips ? { ok: true as const, value: slips } : await desk.wallet.slips();
  if (!known.ok) return notSent(known.error);
  const knownIds = known.value.map(({ id }) => id);
  return settleSlip(desk, { kind: "slip-manual", key, madeAt, ...slip, knownIds }, hooks);
}
